import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Elements that the card must never cover: forms, controls outside of forms, links that look like buttons, and the
 * focused element (WCAG 2.4.11), but not `main`, which is focused after each navigation.
 */
const protectedSelector =
  'main :is(form, button, input, select, textarea, label, [data-look], [data-choice]), :focus:not(main, [data-corner] *)';

/** Minimum distance in px between the card and protected elements: the page may scroll further before the card leaves. */
const gap = 16;

/** Time in ms without scrolling after which the card comes back. */
const settledMs = 500;

/** Returns whether the card would be too close to an element. */
const overlaps = (card: DOMRect, { left, right, top, bottom }: DOMRect): boolean =>
  card.left - gap < right && left < card.right + gap && card.top - gap < bottom && top < card.bottom + gap;

/** Moves the card to a corner and returns whether it covers no protected element there. */
const fitsInto = (corner: string, card: HTMLElement): boolean => {
  card.dataset['corner'] = corner;
  // In a low window the card is at the end of the page, where it covers nothing.
  if (getComputedStyle(card).position !== 'fixed') return true;
  const box = card.getBoundingClientRect();
  return [...document.querySelectorAll(protectedSelector)].every(
    (element) => !overlaps(box, element.getBoundingClientRect()),
  );
};

/**
 * Shows the card in a lower corner as soon as it covers no protected element there: a form, a control, a link that
 * looks like a button, or the focused element. If such an element later comes under the card, the card is hidden until
 * scrolling has stopped, and then returns to the same corner. `data-corner` is `end`, `start`, or `none` while the card
 * is hidden. The attribute is set directly instead of by rendering, so that the card is never a frame behind the page.
 *
 * @param ref the card
 * @param isBlocked whether the card must be hidden in any corner now
 * @param onHide called before the card is hidden
 */
export const useCorner = (
  ref: RefObject<HTMLElement | null>,
  isBlocked: () => boolean,
  onHide: () => void,
): void => {
  /**
   * The corners where the card may be shown: that of its first appearance; before that both, the preferred one first.
   */
  const corners = useRef(['end', 'start']);
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    let timer: number | undefined;
    const showOrHide = () => {
      const corner = isBlocked() ? undefined : corners.current.find((name) => fitsInto(name, card));
      if (corner) corners.current = [corner];
      else onHide();
      card.dataset['corner'] = corner ?? 'none';
    };
    const update = () => {
      window.clearTimeout(timer);
      const hasLeft = card.dataset['corner'] === 'none' && corners.current.length === 1;
      if (hasLeft) timer = window.setTimeout(showOrHide, settledMs);
      else showOrHide();
    };
    update();
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    for (const name of ['focusin', 'focusout', 'scroll', 'resize'])
      window.addEventListener(name, update, options);
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    observer.observe(card);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
      observer.disconnect();
    };
  });
};
