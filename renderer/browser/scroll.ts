import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { normalizeRoute } from '../urls.ts';

const storageKey = 'scroll-positions';

const stored = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
};

/** How far each entry of the history was scrolled, in pixels. */
const positions = new Map(stored());
/** The entry whose page is on the screen. */
let current = '';

/**
 * The id of the current entry of the history. The router names those that it adds; the first one, and those that the
 * browser adds for a link within the page, get a name here.
 */
const entryId = (): string => {
  const state = history.state as { key?: string; entry?: string } | null;
  const known = state?.key ?? state?.entry;
  if (known) return known;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, entry }, '');
  return entry;
};

const store = (): void => {
  // The browser itself restores what it loads.
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is forbidden; positions last as long as the document.
  }
};

const keep = (): void => {
  if (current) positions.set(current, scrollY);
};

const takeOver = (): void => {
  history.scrollRestoration = 'manual';
};

/** Scrolls to where the entry of the history was left, else to the part that the address names, else to the top. */
const place = (position: number | undefined, hash: string): void => {
  const part = position === undefined && hash !== '' && document.getElementById(hash.slice(1));
  if (part) part.scrollIntoView();
  else scrollTo({ left: 0, top: position ?? 0, behavior: 'instant' });
};

/** Listens for as long as the page is there. */
const useKeptPositions = (): void => {
  useEffect(() => {
    takeOver();
    addEventListener('scroll', keep, { passive: true });
    addEventListener('pagehide', store);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('pagehide', store);
      removeEventListener('pageshow', takeOver);
    };
  }, []);
};

/**
 * Every move to another page begins at its top, and going back returns to where the visitor was
 * (docs/specification.md 2.6).
 * @param route of the page that is rendered; it follows the address as soon as its data is there
 */
export const useScroll = (route: string): void => {
  // Another object for every entry, also where two have the same address.
  const at = useLocation();
  const back = useNavigationType() === 'POP';
  const rendered = useRef(route);
  useKeptPositions();
  useLayoutEffect(() => {
    if (normalizeRoute(at.pathname) !== route) return;
    const first = current === '';
    const moved = rendered.current !== route;
    current = entryId();
    rendered.current = route;
    const position = back ? positions.get(current) : undefined;
    // The browser itself has brought the first page, and a part of the same page, into place.
    if (!first && (moved || !back || position !== undefined)) place(position, at.hash);
    // No scroll tells of an entry that is left where it begins.
    keep();
  }, [route, at, back]);
};
