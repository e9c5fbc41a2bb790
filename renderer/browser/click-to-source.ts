import { routeOf } from '../addresses.ts';

/** Where the development server tells which line made a part of a page. */
export const sourceUrl = '/_source';

type SourcePlace = { where: string; path: string };

/** Longer texts are found by their beginning. */
const mostWords = 400;
const shownFor = 6000;

const wordsOf = (target: Element): string => {
  const picture = target.closest('img') ?? (target.matches('picture') ? target.querySelector('img') : null);
  return (picture?.alt ?? target.textContent ?? '').slice(0, mostWords);
};

const style = `
  :host { position: fixed; left: 16px; bottom: 16px; z-index: 99999; padding: 8px 16px; background: #1e2421; color: #f6f3ee; font: 14px/1.5 ui-monospace, monospace; border-left: 4px solid #f0803c; }`;

let notice: HTMLElement | undefined;

const tell = ({ where, path }: SourcePlace): void => {
  notice?.remove();
  const made = document.createElement('source-place');
  const sheet = document.createElement('style');
  sheet.textContent = style;
  made.attachShadow({ mode: 'open' }).append(sheet, `${where}  ${path}`);
  made.setAttribute('role', 'status');
  document.body.append(made);
  notice = made;
  setTimeout(() => made.remove(), shownFor);
};

const find = async (target: Element): Promise<void> => {
  const frame = target.closest('[data-section]');
  const query = new URLSearchParams({ route: routeOf(location.pathname), words: wordsOf(target) });
  if (frame) query.set('section', String([...document.querySelectorAll('[data-section]')].indexOf(frame)));
  const response = await fetch(`${sourceUrl}?${query}`);
  if (!response.ok) return;
  const place = (await response.json()) as SourcePlace;
  tell(place);
  await fetch(`/__open-in-editor?file=${encodeURIComponent(place.where)}`);
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
      void find(event.target);
    },
    { capture: true },
  );
};
