import { useEffect, type RefObject } from 'react';

/**
 * Tells when the focus goes from an element to another part of the page.
 * @param ref the element
 * @param on whether anybody wants to know
 * @param leave called then; the same function at every call
 */
export const useFocusLeave = (ref: RefObject<HTMLElement | null>, on: boolean, leave: () => void): void => {
  useEffect(() => {
    if (!on) return;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) leave();
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [ref, on, leave]);
};
