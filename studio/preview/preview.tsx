import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, Surroundings } from '../../renderer/app.tsx';
import { cache } from '../../renderer/browser/cache.ts';
import { loadSections, sectionTypes, SectionView } from '../../renderer/section-view.tsx';
import { GlobalStyles } from '../../renderer/theme/global.tsx';
import { theme } from '../../renderer/theme/index.ts';
import type { ToPage } from '../page/messages.ts';
import { sectionsOfPage } from './clicked.ts';
import { hiddenStyle } from './hidden-style.ts';
import { keepEqual } from './keep-equal.ts';
import { listenToClicks } from './listen.ts';
import { SectionTools } from './section-tools.tsx';
import { tell } from './tell.ts';

type Shown = Extract<ToPage, { type: 'show' }>;

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
const tools = createRoot(document.getElementById('tools') as HTMLElement);
let last: Shown | undefined;
let selected: number | undefined;
let hovered: number | undefined;

const showTools = (): void => {
  const index = hovered ?? selected;
  const isHidden = last?.data.page.sections[index ?? -1]?.hidden ?? false;
  tools.render(<SectionTools index={index} names={last?.names ?? []} isHidden={isHidden} />);
};

const show = (message: Shown): void => {
  const { site, data } = keepEqual(last, message);
  const moved = last?.data.page.route !== data.page.route;
  last = { ...message, site, data };
  root.render(
    <Rendering key={failures}>
      <App theme={theme} site={site} data={data} cache={cache}>
        <GlobalStyles />
        <style>{hiddenStyle(data.page.sections)}</style>
      </App>
    </Rendering>,
  );
  document.title = data.page.title;
  document.body.style.opacity = message.isBehind ? '0.6' : '';
  if (moved) {
    hovered = undefined;
    scrollTo({ top: 0 });
  }
  showTools();
};

const showPart = ({ site, data, section }: Extract<ToPage, { type: 'part' }>): void =>
  root.render(
    <Rendering key={failures}>
      <Surroundings theme={theme} site={site} data={data} cache={cache}>
        <GlobalStyles />
        <main>
          <SectionView section={section} />
        </main>
      </Surroundings>
    </Rendering>,
  );

const select = (section: number | undefined): void => {
  selected = section;
  showTools();
  const element = section === undefined ? undefined : sectionsOfPage()[section];
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: 'start' });
};

addEventListener('message', ({ data, source, origin }: MessageEvent<ToPage>) => {
  if (source !== parent || origin !== location.origin) return;
  if (data.type === 'show') show(data);
  else if (data.type === 'part') showPart(data);
  else select(data.section);
});

listenToClicks((section) => {
  hovered = section;
  showTools();
});
// All of the page is laid out at once: what is below the window has to have its place, too.
document.documentElement.dataset['layout'] = 'whole';
await loadSections(sectionTypes);
tell({ type: 'ready' });
