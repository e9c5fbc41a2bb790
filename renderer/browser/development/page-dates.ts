import { normalizeRoute } from '../../urls.ts';
import { addToCornerStack } from './corner-stack.ts';
import { element, createShadowElement } from './shadow-element.ts';

/** URL of the development server that returns the pages that visitors cannot see today. */
export const unavailablePagesUrl = '/data/_dates.json';

/** A page that is not on the site today: it is published at `moment` (`before`) or was unpublished then (`since`). */
export type UnavailablePage = { word: 'before' | 'since'; moment: string; timeZone: string };

const style = `
  :host { padding: 4px 12px; background: #fdf3d8; color: #3d3315; font: 14px/1.5 system-ui, sans-serif; border-left: 4px solid #c9962b; }
  :host([hidden]) { display: none; }`;

const describeAvailability = ({ word, moment, timeZone }: UnavailablePage): string =>
  word === 'before'
    ? `Visitors do not see this page yet: it is public from ${moment} (${timeZone}). Menus omit it until then.`
    : `Visitors no longer see this page: it has been offline since ${moment} (${timeZone}). Menus omit it.`;

/** Returns the CSS rule that appends a hint to links to an unavailable page. */
const linkHintRule = ([route, { word, moment }]: [string, UnavailablePage]): string =>
  `a:is([href="${route}"], [href^="${route}#"], [href^="${route}?"])::after { content: " (not public ${word} ${moment})"; font-size: 0.75em; }`;

/** Shows on an unavailable page when it is public, and linkHints links to such pages. */
export const showAvailability = async (): Promise<void> => {
  let unavailable: Record<string, UnavailablePage> = {};
  const status = element('span', { role: 'status' });
  const notice = createShadowElement('page-dates', style, status);
  const linkHints = element('style');
  // Hidden until the data has loaded.
  notice.hidden = true;

  const show = (): void => {
    const page = unavailable[normalizeRoute(location.pathname)];
    const text = page ? describeAvailability(page) : '';
    if (status.textContent !== text) status.textContent = text;
    notice.hidden = text === '';
  };
  const load = async (): Promise<void> => {
    unavailable = (await (await fetch(unavailablePagesUrl)).json()) as typeof unavailable;
    linkHints.textContent = Object.entries(unavailable).map(linkHintRule).join('\n');
    show();
  };

  document.head.append(linkHints);
  addToCornerStack(notice);
  import.meta.hot?.on('documents:changed', () => void load());
  // Client-side navigation changes the title of the document.
  new MutationObserver(show).observe(document.head, { subtree: true, childList: true, characterData: true });
  await load();
};
