import { normalizeRoute } from '../../urls.ts';
import { addToCornerStack } from './corner-stack.ts';
import { element, createShadowElement } from './shadow-element.ts';

/** Where the development server tells which pages visitors do not see today. */
export const unavailablePagesUrl = '/data/_dates.json';

/** A page that is not on the site today: not before a moment, or no longer since one. */
export type UnavailablePage = { word: 'before' | 'since'; moment: string; timeZone: string };

const style = `
  :host { padding: 4px 12px; background: #fdf3d8; color: #3d3315; font: 14px/1.5 system-ui, sans-serif; border-left: 4px solid #c9962b; }
  :host([hidden]) { display: none; }`;

const sentence = ({ word, moment, timeZone }: UnavailablePage): string =>
  word === 'before'
    ? `Visitors do not see this page yet: it is public from ${moment} (${timeZone}). Menus leave it out until then.`
    : `Visitors do not see this page any more: it is off the site since ${moment} (${timeZone}). Menus leave it out.`;

/** What a link to such a page says behind its words. */
const markOf = ([route, { word, moment }]: [string, UnavailablePage]): string =>
  `a:is([href="${route}"], [href^="${route}#"], [href^="${route}?"])::after { content: " (not public ${word} ${moment})"; font-size: 0.75em; }`;

/** Says on a page that visitors do not see today when it is public, and marks the links to such pages. */
export const showAvailability = async (): Promise<void> => {
  let absent: Record<string, UnavailablePage> = {};
  const words = element('span', { role: 'status' });
  const line = createShadowElement('page-dates', style, words);
  const marks = element('style');
  // Nothing is said before it is known.
  line.hidden = true;

  const show = (): void => {
    const page = absent[normalizeRoute(location.pathname)];
    const text = page ? sentence(page) : '';
    if (words.textContent !== text) words.textContent = text;
    line.hidden = text === '';
  };
  const load = async (): Promise<void> => {
    absent = (await (await fetch(unavailablePagesUrl)).json()) as typeof absent;
    marks.textContent = Object.entries(absent).map(markOf).join('\n');
    show();
  };

  document.head.append(marks);
  addToCornerStack(line);
  import.meta.hot?.on('documents:changed', () => void load());
  // A move within the site gives the document another title.
  new MutationObserver(show).observe(document.head, { subtree: true, childList: true, characterData: true });
  await load();
};
