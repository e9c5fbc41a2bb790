import { loadRoute } from './page-data.ts';

type Navigate = (path: string) => void;

/** The link of this page's site that an event happened on; nothing when the browser should handle it itself. */
const internalLink = (event: Event): URL | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const isPage =
    url.origin === location.origin && !/^\/(api|media|assets|data)\/|\.[a-z0-9]+$/i.test(url.pathname);
  return isPage ? url : undefined;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/**
 * Makes plain links move within the page: one listener for all of them, so that sections stay plain HTML.
 * The page behind a link is fetched as soon as the pointer or the focus is on it.
 * @param navigate goes to a path without loading a document
 */
export const followLinks = (navigate: Navigate): void => {
  document.addEventListener('click', (event) => {
    const url = internalLink(event);
    if (!url || !isPlainClick(event)) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    // Home on the home page reloads it (specification, section 2).
    if (url.pathname === '/' && location.pathname === '/') location.reload();
    else navigate(url.pathname + url.search + url.hash);
  });
  const prepare = (event: Event) => {
    const url = internalLink(event);
    if (url && !savesData()) loadRoute(url.pathname).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prepare, { passive: true });
  }
};
