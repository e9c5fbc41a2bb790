import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../renderer/app.tsx';
import { cache } from '../../renderer/browser/cache.ts';
import { loadSections, sectionTypes } from '../../renderer/section-view.tsx';
import { GlobalStyles } from '../../renderer/theme/global.tsx';
import { theme } from '../../renderer/theme/index.ts';
import type { FromPage, ToPage } from '../page/messages.ts';
import { clickedAt, sectionsOfPage } from './clicked.ts';
import { keepEqual } from './keep-equal.ts';
import { createOutline } from './section-outline.ts';

type Shown = Extract<ToPage, { type: 'show' }>;

const tell = (message: FromPage): void => parent.postMessage(message, location.origin);

/** How often rendering has failed: what failed is not rendered again, but the next change is. */
let failures = 0;

/** Tells of what cannot be rendered. */
class Rendering extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown): void {
    failures += 1;
    tell({ type: 'failed', reason: String(error) });
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

const root = createRoot(document.getElementById('root') as HTMLElement);
const outline = createOutline();
let last: Shown | undefined;
let selected: number | undefined;

const show = (message: Shown): void => {
  const { site, data } = keepEqual(last, message);
  const moved = last?.data.page.route !== data.page.route;
  last = { ...message, site, data };
  root.render(
    <Rendering key={failures}>
      <App theme={theme} site={site} data={data} cache={cache}>
        <GlobalStyles />
      </App>
    </Rendering>,
  );
  document.title = data.page.title;
  document.documentElement.dataset['layout'] = 'whole';
  document.body.style.opacity = message.isBehind ? '0.6' : '';
  if (moved) scrollTo({ top: 0 });
  requestAnimationFrame(() => outline.name(message.names));
};

const select = (section: number | undefined): void => {
  selected = section;
  outline.show(section);
  const element = section === undefined ? undefined : sectionsOfPage()[section];
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: 'start' });
};

addEventListener('message', ({ data, source, origin }: MessageEvent<ToPage>) => {
  if (source !== parent || origin !== location.origin) return;
  if (data.type === 'show') show(data);
  else select(data.section);
});

addEventListener('mouseover', ({ target }) => {
  const frame = target instanceof Element ? target.closest('[data-section]') : null;
  outline.show(frame ? sectionsOfPage().indexOf(frame) : selected);
});
document.addEventListener('mouseleave', () => outline.show(selected));

/** What opens and closes on the page itself goes on doing so. */
const opens = (target: Element): boolean => target.closest('summary, [popovertarget]') !== null;

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (!opens(target)) event.preventDefault();
    if (link && (event.ctrlKey || event.metaKey))
      tell({ type: 'followed', address: link.getAttribute('href') ?? '' });
    else tell({ type: 'clicked', clicked: clickedAt(target) });
  },
  { capture: true },
);
addEventListener('submit', (event) => event.preventDefault(), { capture: true });
addEventListener('keydown', (event) => {
  const isHistory = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
  if (!isHistory) return;
  event.preventDefault();
  tell({ type: 'history', step: event.shiftKey ? 'redo' : 'undo' });
});

await loadSections(sectionTypes);
tell({ type: 'ready' });
