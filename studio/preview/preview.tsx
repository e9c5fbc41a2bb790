import { createRoot } from 'react-dom/client';
import { App, Surroundings } from '../../renderer/app.tsx';
import { cache } from '../../renderer/browser/cache.ts';
import { loadSections, sectionTypes, SectionView } from '../../renderer/section-view.tsx';
import { GlobalStyles } from '../../renderer/theme/global.tsx';
import { theme } from '../../renderer/theme/index.ts';
import { listenTo, type ToPage } from '../page/messages.ts';
import { sectionsOfPage } from './clicked.ts';
import { hiddenStyle } from './hidden-style.ts';
import { keepEqual } from './keep-equal.ts';
import { listenToClicks } from './listen.ts';
import { SectionTools } from './section-tools.tsx';
import { tell } from './tell.ts';

/** What cannot be rendered leaves the frame empty; the next change is rendered all the same. */
const root = createRoot(document.getElementById('root') as HTMLElement, {
  onUncaughtError: (error) => {
    console.error(error);
    tell('failed', undefined);
  },
});
const tools = createRoot(document.getElementById('tools') as HTMLElement);
let last: ToPage['show'] | undefined;
let selected: number | undefined;
let hovered: number | undefined;

const showTools = (): void => {
  const index = hovered ?? selected;
  const isHidden = last?.data.page.sections[index ?? -1]?.hidden ?? false;
  tools.render(<SectionTools index={index} names={last?.names ?? []} isHidden={isHidden} />);
};

const show = (message: ToPage['show']): void => {
  const { site, data } = keepEqual(last, message);
  const moved = last?.data.page.route !== data.page.route;
  last = { ...message, site, data };
  root.render(
    <App theme={theme} site={site} data={data} cache={cache}>
      <GlobalStyles />
      <style>{hiddenStyle(data.page.sections)}</style>
    </App>,
  );
  document.title = data.page.title;
  document.body.style.opacity = message.isBehind ? '0.6' : '';
  if (moved) {
    hovered = undefined;
    scrollTo({ top: 0 });
  }
  showTools();
};

const showPart = ({ site, data, section }: ToPage['part']): void =>
  root.render(
    <Surroundings theme={theme} site={site} data={data} cache={cache}>
      <GlobalStyles />
      <main>
        <SectionView section={section} />
      </main>
    </Surroundings>,
  );

const select = (section: number | undefined): void => {
  selected = section;
  showTools();
  const element = section === undefined ? undefined : sectionsOfPage()[section];
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: 'start' });
};

listenTo<ToPage>(() => parent, { show, part: showPart, select });
listenToClicks((section) => {
  hovered = section;
  showTools();
});
// All of the page is laid out at once: what is below the window has to have its place, too.
document.documentElement.dataset['layout'] = 'whole';
await loadSections(sectionTypes);
tell('ready', undefined);
