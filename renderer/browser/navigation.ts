import { chosen } from '../forms/message-line.ts';
import { isPlainClick } from '../plain-click.ts';
import { prerenderOpening } from './prerender-opening.tsx';
import { isRouteLoaded, loadRoute } from './page-data.ts';

/** Returns the URL of the internal page link that an event occurred on, or undefined if the browser should handle it. */
const findInternalUrl = (event: Event): URL | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const isPage =
    url.origin === location.origin && !/^\/(api|media|assets|data)\/|\.[a-z0-9]+$/i.test(url.pathname);
  return isPage ? url : undefined;
};

/** Whether the user has enabled data saving. Only Chromium supports `saveData`. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Shows the page of a loaded route. */
type Navigate = (to: string, options: { replace: boolean }) => void | Promise<void>;

/** Number of the latest navigation, so that a newer one supersedes an older one that is still loading. */
let latestNavigation = 0;

/** Navigates to a URL after its page has loaded. If that fails, the browser loads the document. */
const navigateTo = async (url: URL, navigate: Navigate): Promise<void> => {
  latestNavigation += 1;
  const navigation = latestNavigation;
  try {
    // Without `await`, a page that is loaded already is rendered in the same task.
    if (!isRouteLoaded(url.pathname)) await loadRoute(url.pathname);
  } catch {
    if (navigation === latestNavigation) location.assign(url);
    return;
  }
  if (navigation !== latestNavigation) return;
  await navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
};

/**
 * Makes internal links navigate on the client. A single delegated listener handles all of them, so that sections stay
 * static HTML. The page of a link is loaded, and its first section prerendered, on hover, touch or focus.
 * @param navigate client-side navigation to a path
 * @returns a function that removes the listeners
 */
export const followLinks = (navigate: Navigate): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const url = findInternalUrl(event);
    if (!url || !isPlainClick(event)) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    chosen.set((event.target as Element).closest('a')?.dataset['choice']);
    // On the home page, a link to it reloads it (docs/specification.md 2.6).
    if (url.pathname === '/' && location.pathname === '/') location.reload();
    else void navigateTo(url, navigate);
  };
  const preload = (event: Event) => {
    const url = findInternalUrl(event);
    if (url && !savesData()) loadRoute(url.pathname).then(prerenderOpening, () => undefined);
  };
  const controller = new AbortController();
  document.addEventListener('click', onClick, { signal: controller.signal });
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, preload, { passive: true, signal: controller.signal });
  }
  return () => controller.abort();
};
