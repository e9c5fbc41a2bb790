import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { routeOf } from '../addresses.ts';

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
let current = '';

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
  const { key, pathname, hash } = useLocation();
  const back = useNavigationType() === 'POP';
  const entry = key + hash;
  const rendered = useRef(route);
  useKeptPositions();
  useLayoutEffect(() => {
    if (routeOf(pathname) !== route) return;
    const first = current === '';
    const moved = rendered.current !== route;
    current = entry;
    rendered.current = route;
    const position = back ? positions.get(entry) : undefined;
    // The browser itself has brought the first page, and a part of the same page, into place.
    if (!first && (moved || !back || position !== undefined)) place(position, hash);
  }, [route, entry, pathname, hash, back]);
};
