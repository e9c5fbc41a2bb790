import { normalizeRoute } from '../../urls.ts';
import { describeClick, pictureAt } from '../click-target.ts';
import { showSourceNotice } from './source-notice.ts';
import { openSourceInEditor } from './open-in-editor.ts';

/** Where the development server tells which line made a part of a page. */
export const sourceUrl = '/_source';

type SourcePlace = { where: string; path: string };

/** Longer texts are found by their beginning. */
const mostWords = 400;

const find = async (target: Element, event?: MouseEvent): Promise<void> => {
  const { section, words, occurrence, isPicture } = describeClick(target, event);
  const said = isPicture ? (pictureAt(target)?.alt ?? '') : words;
  const query = new URLSearchParams({
    route: normalizeRoute(location.pathname),
    words: said.slice(0, mostWords),
    occurrence: String(occurrence),
  });
  if (section !== undefined) query.set('section', String(section));
  const response = await fetch(`${sourceUrl}?${query}`).catch(() => undefined);
  if (!response) return showSourceNotice('npm start has ended: start it again to see where this is written.');
  if (!response.ok) return showSourceNotice(((await response.json()) as { message: string }).message);
  const { where, path } = (await response.json()) as SourcePlace;
  await openSourceInEditor(where, path);
};

/** What the keyboard is at: the focused link or button, else the words that are selected. */
const current = (): Element | undefined => {
  const { activeElement: focused, body } = document;
  return (focused !== body && focused) || (getSelection()?.anchorNode?.parentElement ?? undefined);
};

/**
 * Alt+click on any part of the page tells the line that made it, and opens it in the editor of the developer.
 * Alt+Enter does so for the focused link or button, and for selected words.
 */
export const openSourceOnAltClick = (): void => {
  document.addEventListener(
    'keydown',
    (event) => {
      const target = event.altKey && event.key === 'Enter' ? current() : undefined;
      if (!target) return;
      event.preventDefault();
      void find(target);
    },
    { capture: true },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      void find(event.target, event);
    },
    { capture: true },
  );
};
