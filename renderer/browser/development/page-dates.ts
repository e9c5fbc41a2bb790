import { normalizeRoute } from '../../urls.ts';
import { addNotice, element } from './corner-stack.ts';

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

/**
 * Creates the notice on an unavailable page that says when it is public, and hints at links to such pages.
 * @returns a function that shows the unavailable pages of the site, by route
 */
export const createAvailabilityNotice = (): ((pages: Record<string, UnavailablePage>) => void) => {
  let unavailable: Record<string, UnavailablePage> = {};
  const status = element('span', { role: 'status' });
  const notice = addNotice('page-dates', style, status);
  const linkHints = element('style');

  const update = (): void => {
    const page = unavailable[normalizeRoute(location.pathname)];
    const text = page ? describeAvailability(page) : '';
    if (status.textContent !== text) status.textContent = text;
    notice.hidden = text === '';
  };
  // Client-side navigation changes the title of the document.
  document.head.append(linkHints);
  new MutationObserver(update).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  // The notice is hidden until the data has loaded.
  update();
  return (pages) => {
    unavailable = pages;
    // Updates the notice too, because it observes changes of the head.
    linkHints.textContent = Object.entries(pages).map(linkHintRule).join('\n');
  };
};
