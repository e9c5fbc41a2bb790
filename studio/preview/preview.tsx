import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App, PageProviders } from '../../renderer/app.tsx';
import { styleCache } from '../../renderer/browser/cache.ts';
import { showStep } from '../../renderer/forms/steps/use-steps.ts';
import type { PageData } from '../../renderer/context.tsx';
import { loadSections, renderableSectionTypes, SectionView } from '../../renderer/section-view.tsx';
import { GlobalStyles } from '../../renderer/theme/global.tsx';
import { onMessages, type ToPage } from '../frame/frame-messages.ts';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import { hiddenStatus, nowFor } from '../dates/visibility.ts';
import { getSectionElements } from '../../renderer/browser/click-target.ts';
import { reuseEqualParts } from '../core/reuse-equal-parts.ts';
import { listenToClicks } from './listen.ts';
import { storeImage, withLocalImages } from './local-images.ts';
import { SectionTools } from './section-tools.tsx';
import { sendToStudio } from './send-to-studio.ts';

/** If rendering fails, the frame stays empty until the next change. */
const root = createRoot(document.getElementById('root') as HTMLElement, {
  onUncaughtError: (error) => {
    console.error(error);
    sendToStudio('failed', undefined);
  },
});

/**
 * Marks sections that visitors do not see now, and such a notice. The backgrounds of the others alternate as visitors see
 * them, as if these sections did not exist.
 */
const HiddenMarks = ({ sections, site }: { sections: readonly Section[]; site: Site }) => {
  useEffect(() => {
    const now = nowFor(site);
    const mark = (element: Element, part: unknown): boolean => {
      const status = hiddenStatus(part, now);
      if (status === '') element.removeAttribute('data-hidden');
      else element.setAttribute('data-hidden', status);
      return status !== '';
    };
    let isAlternate = true;
    for (const [index, element] of getSectionElements().entries()) {
      if (mark(element, sections[index])) continue;
      if (!sections[index]?.continues) isAlternate = !isAlternate;
      element.toggleAttribute('data-alternate', isAlternate);
    }
    for (const element of document.querySelectorAll('#root > section')) mark(element, site.notice);
  });
  return null;
};

let selected: number | undefined;

/**
 * Scrolls to the selected section if it is hidden.
 * @param isHidden receives the bounding box of the section, relative to the viewport
 */
const scrollToSelected = (isHidden: (box: DOMRect) => boolean): void =>
  scrollIf(isHidden, getSectionElements()[selected ?? -1]);

const scrollIf = (isHidden: (box: DOMRect) => boolean, element: Element | undefined): void => {
  if (element && isHidden(element.getBoundingClientRect())) element.scrollIntoView({ block: 'start' });
};

const isOutside = ({ top, bottom }: DOMRect): boolean => bottom < 0 || top > innerHeight;

const isMostlyOutside = ({ top, bottom, height }: DOMRect): boolean =>
  Math.min(bottom, innerHeight) - Math.max(top, 0) < Math.min(height, innerHeight) / 2;

/**
 * Scrolls to the selected section when the page or its list of sections changes, because a section can be selected
 * before it is rendered.
 */
const SelectedInView = ({ route, sections }: PageData['page']) => {
  const types = sections.map(({ type }) => type).join(' ');
  useEffect(() => scrollToSelected(isMostlyOutside), [route, types]);
  return null;
};

/** Shows the form that is being edited, and the step of it. */
const EditedStep = ({ edited, route }: { edited: ToPage['show']['edited']; route: string }) => {
  const { form, step } = edited ?? {};
  useEffect(() => {
    const elements = [...document.querySelectorAll(`form:has(> [name=type][value="${form}"])`)];
    for (const element of elements)
      if (step !== undefined) element.dispatchEvent(new CustomEvent(showStep, { detail: step }));
    scrollIf(isMostlyOutside, elements[0]);
  }, [form, step, route]);
  return null;
};

const tools = createRoot(document.getElementById('tools') as HTMLElement);
let last: ToPage['show'] | undefined;
let hovered: number | undefined;

const showTools = (): void => {
  const index = hovered ?? selected;
  const isHidden = last?.data.page.sections[index ?? -1]?.hidden ?? false;
  tools.render(<SectionTools index={index} names={last?.names ?? []} isHidden={isHidden} />);
};

const show = (message: ToPage['show']): void => {
  const { site, data } = reuseEqualParts(last, message);
  const isOtherPage = last?.data.page.route !== data.page.route;
  last = { ...message, site, data };
  root.render(
    <App site={site} data={data} cache={styleCache}>
      <GlobalStyles />
      <HiddenMarks sections={data.page.sections} site={site} />
      <SelectedInView {...data.page} />
      <EditedStep edited={message.edited} route={data.page.route} />
    </App>,
  );
  document.title = data.page.title;
  document.body.style.opacity = message.isBehind ? '0.6' : '';
  if (isOtherPage) {
    hovered = undefined;
    scrollTo({ top: 0 });
  }
  showTools();
};

const showPart = ({ site, data, section }: ToPage['part']): void =>
  root.render(
    <PageProviders site={site} data={data} cache={styleCache}>
      <GlobalStyles />
      <main>
        <SectionView section={section} />
      </main>
    </PageProviders>,
  );

const select = (section: number | undefined): void => {
  selected = section;
  showTools();
  scrollToSelected(isOutside);
};

/** Renders the last message again; does nothing before the first message. */
let renderAgain = (): void => undefined;

/** Wraps a renderer so that it uses locally available images, and renders again when requested images arrive. */
const withImages =
  <Message extends { data: PageData }>(render: (message: Message) => void) =>
  (message: Message): void => {
    const { data } = message;
    renderAgain = () => render({ ...message, data: { ...data, media: withLocalImages(data.media) } });
    renderAgain();
  };

onMessages<ToPage>(() => parent, {
  show: withImages(show),
  part: withImages(showPart),
  select,
  image: ({ url, content }) => {
    storeImage(url, content);
    renderAgain();
  },
});
listenToClicks((section) => {
  hovered = section;
  showTools();
});
// Set because forms show one step at a time only if scripts work.
document.documentElement.dataset['scripts'] = 'on';
await loadSections(renderableSectionTypes);
sendToStudio('ready', undefined);
