import type { RefObject } from 'react';
import { useDocumentEvent } from '../use-document-event.ts';

const stops = 'a[href], button, summary';

/** Browsers that do not know the function hide what is folded by `display`. */
const isSeen = (stop: HTMLElement & Partial<Pick<HTMLElement, 'checkVisibility'>>): boolean =>
  stop.checkVisibility?.() ?? stop.getClientRects().length > 0;

/**
 * While it is on, the Tab key goes round within an element, because the rest of the page is covered.
 * @param ref the element
 * @param on whether it is on
 */
export const useTabCycle = (ref: RefObject<HTMLElement | null>, on: boolean): void =>
  useDocumentEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || !ref.current) return;
      const seen = [...ref.current.querySelectorAll<HTMLElement>(stops)].filter(isSeen);
      const [from, to] = event.shiftKey ? [seen[0], seen.at(-1)] : [seen.at(-1), seen[0]];
      const focused = document.activeElement;
      if (focused !== from && ref.current.contains(focused)) return;
      event.preventDefault();
      to?.focus();
    },
    on,
  );
