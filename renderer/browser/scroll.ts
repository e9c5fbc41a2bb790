import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { normalizeRoute } from '../urls.ts';

const storageKey = 'scroll-positions';

/** Returns the stored positions; none if storage is disabled. */
const loadPositions = () =>
  tryOrUndefined(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);

/** Scroll position of each history entry in px. */
const positions = new Map(loadPositions());
/** Id of the history entry that is displayed. */
let current = '';

/**
 * Returns the id of the current history entry. The router assigns a key to the entries that it adds; the first entry and
 * those that the browser adds for hash links get an id here.
 */
const currentEntryId = (): string => {
  const state = history.state as { key?: string; entry?: string } | null;
  const id = state?.key ?? state?.entry;
  if (id) return id;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, entry }, '');
  return entry;
};

const savePositions = (): void => {
  // The browser restores the position of documents that it loads.
  history.scrollRestoration = 'auto';
  // If storage is disabled, positions are lost with the document.
  tryOrUndefined(() => sessionStorage.setItem(storageKey, JSON.stringify([...positions])));
};

const recordPosition = (): void => {
  if (current) positions.set(current, scrollY);
};

const disableBrowserRestoration = (): void => {
  history.scrollRestoration = 'manual';
};

/** Scrolls to the stored position, or else to the element of the hash, or else to the top. */
const scrollToPosition = (position: number | undefined, hash: string): void => {
  const target = position === undefined && hash !== '' && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo({ left: 0, top: position ?? 0, behavior: 'instant' });
};

/** Records scroll positions while the component is mounted. */
const useStoredPositions = (): void => {
  useEffect(() => {
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    disableBrowserRestoration();
    addEventListener('scroll', recordPosition, options);
    addEventListener('pagehide', savePositions, options);
    addEventListener('pageshow', disableBrowserRestoration, options);
    return () => controller.abort();
  }, []);
};

/**
 * Scrolls to the top on navigation and restores the scroll position on back navigation (docs/specification.md 2.6).
 * @param route route of the rendered page; it changes after the URL, once the data of the new page has loaded
 */
export const useScroll = (route: string): void => {
  // A new object for every history entry, even if the URL is the same.
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const rendered = useRef(route);
  useStoredPositions();
  useLayoutEffect(() => {
    if (normalizeRoute(location.pathname) !== route) return;
    const isFirst = current === '';
    const hasPageChanged = rendered.current !== route;
    current = currentEntryId();
    rendered.current = route;
    const position = isBack ? positions.get(current) : undefined;
    // The browser has scrolled the first page, and hash links within a page, by itself.
    if (!isFirst && (hasPageChanged || !isBack || position !== undefined))
      scrollToPosition(position, location.hash);
    // No scroll event fires for an entry that is left at its initial position, so record it here.
    recordPosition();
  }, [route, location, isBack]);
};
