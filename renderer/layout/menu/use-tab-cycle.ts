import type { RefObject } from 'react';
import { useDocumentEvent } from '../use-document-event.ts';

const focusableSelector = 'a[href], button, summary';

/** Whether an element is visible. Browsers without `checkVisibility` hide the content of closed `details` by `display`. */
const isVisible = (element: HTMLElement & Partial<Pick<HTMLElement, 'checkVisibility'>>): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

/**
 * Makes the Tab key cycle within an element that covers the rest of the page.
 * @param ref the element
 * @param on whether the cycle is active
 */
export const useTabCycle = (ref: RefObject<HTMLElement | null>, on: boolean): void =>
  useDocumentEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || !ref.current) return;
      const focusable = [...ref.current.querySelectorAll<HTMLElement>(focusableSelector)].filter(isVisible);
      const [from, to] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]];
      const focused = document.activeElement;
      if (focused !== from && ref.current.contains(focused)) return;
      event.preventDefault();
      to?.focus();
    },
    on,
  );
