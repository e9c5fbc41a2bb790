import type { NavigateFunction } from 'react-router-dom';
import { prerenderOpening } from './prerender-opening.tsx';
import { isRouteLoaded, loadRoute } from './page-data.ts';

/** The link of this page's site that an event happened on; nothing when the browser should handle it itself. */
const internalLink = (event: Event): URL | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const isPage =
    url.origin === location.origin && !/^\/(api|media|assets|data)\/|\.[a-z0-9]+$/i.test(url.pathname);
  return isPage ? url : undefined;
};

const isPlainClick = ({
  button,
  defaultPrevented,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button === 0 && !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey);

/** Only Chromium tells whether its user saves data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Counts the moves, so that of two quick ones the later wins. */
let moves = 0;

/** Goes to an address once its page can be rendered; what cannot be rendered here is left to the browser. */
const go = async (url: URL, navigate: NavigateFunction): Promise<void> => {
  moves += 1;
  const move = moves;
  try {
    // Without waiting, what is ready is rendered at once.
    if (!isRouteLoaded(url.pathname)) await loadRoute(url.pathname);
  } catch {
    if (move === moves) location.assign(url);
    return;
  }
  if (move !== moves) return;
  await navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
};

/**
 * Makes plain links move within the page: one listener for all of them, so that sections stay plain HTML.
 * The page behind a link is fetched, and its opening rendered, as soon as the pointer or the focus is on it.
 * @param navigate goes to a path without loading a document
 * @returns ends it
 */
export const followLinks = (navigate: NavigateFunction): (() => void) => {
  const follow = (event: MouseEvent) => {
    const url = internalLink(event);
    if (!url || !isPlainClick(event)) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    // Home on the home page reloads it (docs/specification.md 2.6).
    if (url.pathname === '/' && location.pathname === '/') location.reload();
    else void go(url, navigate);
  };
  const prepare = (event: Event) => {
    const url = internalLink(event);
    if (url && !savesData()) loadRoute(url.pathname).then(prerenderOpening, () => undefined);
  };
  const end = new AbortController();
  document.addEventListener('click', follow, { signal: end.signal });
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prepare, { passive: true, signal: end.signal });
  }
  return () => end.abort();
};
