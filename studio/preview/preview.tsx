import { GlobalStyles as Global } from '@mui/material';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App, Surroundings } from '../../renderer/app.tsx';
import { cache } from '../../renderer/browser/cache.ts';
import type { PageData } from '../../renderer/context.tsx';
import { loadSections, sectionTypes, SectionView } from '../../renderer/section-view.tsx';
import { GlobalStyles } from '../../renderer/theme/global.tsx';
import { theme } from '../../renderer/theme/index.ts';
import { listenTo, type ToPage } from '../page/messages.ts';
import type { Section } from '../../schema/section.ts';
import { words } from '../words/words.ts';
import { sectionsOfPage } from '../../renderer/browser/clicked.ts';
import { keepEqual } from './keep-equal.ts';
import { listenToClicks } from './listen.ts';
import { takePicture, withOwnPictures } from './own-pictures.ts';
import { SectionTools } from './section-tools.tsx';
import { tell } from './tell.ts';

/** What cannot be rendered leaves the frame empty; the next change is rendered all the same. */
const root = createRoot(document.getElementById('root') as HTMLElement, {
  onUncaughtError: (error) => {
    console.error(error);
    tell('failed', undefined);
  },
});

/** Marks the hidden sections; the grounds of the others alternate as if they were not there, as visitors see it. */
const HiddenMarks = ({ sections }: { sections: readonly Section[] }) => {
  useEffect(() => {
    for (const [index, element] of sectionsOfPage().entries())
      element.toggleAttribute('data-hidden', sections[index]?.hidden === true);
  });
  const shown = '[data-section]:not([data-hidden])';
  return (
    <Global
      styles={({ palette: { background } }) => ({
        [`${shown}:nth-child(odd of ${shown})`]: { backgroundColor: 'transparent' },
        [`${shown}:nth-child(even of ${shown})`]: { backgroundColor: background.alternate },
        '[data-hidden]::after': { content: JSON.stringify(words.sections.hidden) },
      })}
    />
  );
};

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
      <HiddenMarks sections={data.page.sections} />
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

/** Shows again what was shown last. */
let again = (): void => undefined;

/** Shows something with the pictures that can be shown here, and once more when others have come. */
const withPictures =
  <Told extends { data: PageData }>(render: (told: Told) => void) =>
  (told: Told): void => {
    const { data } = told;
    again = () => render({ ...told, data: { ...data, media: withOwnPictures(data.media) } });
    again();
  };

listenTo<ToPage>(() => parent, {
  show: withPictures(show),
  part: withPictures(showPart),
  select,
  picture: ({ address, content }) => {
    takePicture(address, content);
    again();
  },
});
listenToClicks((section) => {
  hovered = section;
  showTools();
});
// All of the page is laid out at once: what is below the window has to have its place, too.
document.documentElement.dataset['layout'] = 'whole';
await loadSections(sectionTypes);
tell('ready', undefined);
