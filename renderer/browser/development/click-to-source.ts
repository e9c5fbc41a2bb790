import { normalizeRoute } from '../../urls.ts';
import { describeClick, findImageAt } from '../click-target.ts';
import { openSourceInEditor, showSourceNotice } from './source-notice.ts';

/** URL of the development server that returns the source line of an element. */
export const sourceUrl = '/_source';

type SourceLocation = { where: string; path: string };

/** Maximum number of characters sent to the server; longer texts are found by their beginning. */
const maxQueryLength = 400;

const openSourceOf = async (target: Element, event?: MouseEvent): Promise<void> => {
  const { section, words, occurrence, isImage: isPicture } = describeClick(target, event);
  const text = isPicture ? (findImageAt(target)?.alt ?? '') : words;
  const query = new URLSearchParams({
    route: normalizeRoute(location.pathname),
    words: text.slice(0, maxQueryLength),
    occurrence: String(occurrence),
  });
  if (section !== undefined) query.set('section', String(section));
  const response = await fetch(`${sourceUrl}?${query}`).catch(() => undefined);
  if (!response)
    return showSourceNotice('"npm start" is not running. Start it again to find the source of this text.');
  if (!response.ok) return showSourceNotice(((await response.json()) as { message: string }).message);
  const { where, path } = (await response.json()) as SourceLocation;
  await openSourceInEditor(where, path);
};

/** Returns the focused link or button, or else the element with the selected text. */
const focusedOrSelected = (): Element | undefined => {
  const { activeElement: focused, body } = document;
  return (focused !== body && focused) || (getSelection()?.anchorNode?.parentElement ?? undefined);
};

/**
 * Shows the source line of an element on Alt+click and opens it in the developer's editor. Alt+Enter does the same for
 * the focused link or button and for selected text.
 */
export const openSourceOnAltClick = (): void => {
  document.addEventListener(
    'keydown',
    (event) => {
      const target = event.altKey && event.key === 'Enter' ? focusedOrSelected() : undefined;
      if (!target) return;
      event.preventDefault();
      void openSourceOf(target);
    },
    { capture: true },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      void openSourceOf(event.target, event);
    },
    { capture: true },
  );
};
