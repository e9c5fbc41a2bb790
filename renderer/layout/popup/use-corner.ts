import { useLayoutEffect, type RefObject } from 'react';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Elements that the card must never cover: forms, and controls outside of forms. */
const protectedSelector = 'main :is(form, button, input, select, textarea, label)';

/** The focused element, which the card must not cover (WCAG 2.4.11); not `main`, which is focused after each navigation. */
const focusedSelector = ':focus:not(main)';

/** Minimum distance in px between the card and protected elements: the page may scroll further before the card moves. */
const gap = 16;

const overlaps = (card: Box, { left, right, top, bottom }: Box): boolean =>
  card.left - gap < right && left < card.right + gap && card.top - gap < bottom && top < card.bottom + gap;

/** Returns the boxes of all elements that the card must not cover now. */
const protectedBoxes = (card: HTMLElement): Box[] =>
  [...document.querySelectorAll(protectedSelector), ...document.querySelectorAll(focusedSelector)]
    .filter((element) => !card.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

/** Returns the box mirrored to the other corner. */
const mirror = ({ left, right, top, bottom }: Box): Box => {
  const { clientWidth } = document.documentElement;
  return { left: clientWidth - right, right: clientWidth - left, top, bottom };
};

/** Returns the corner where the card covers no protected element; its current corner if possible, `none` if there is none. */
const findFreeCorner = (card: HTMLElement): string => {
  const current = card.dataset['corner'] === 'start' ? 'start' : 'end';
  const box = card.getBoundingClientRect();
  const boxes = protectedBoxes(card);
  const isFree = (candidate: Box) => !boxes.some((other) => overlaps(candidate, other));
  if (isFree(box)) return current;
  return isFree(mirror(box)) ? { start: 'end', end: 'start' }[current] : 'none';
};

/**
 * Keeps the card in a lower corner where it covers no form, no control and not the focused element: `data-corner` is
 * `end`, `start`, or `none` while neither is free. The attribute is set directly instead of by rendering, so that the
 * card is never a frame behind the page.
 *
 * @param ref the card
 * @param waiting whether a more important notice is displayed; the card is hidden meanwhile
 * @param onHide called before the card is hidden
 */
export const useCorner = (ref: RefObject<HTMLElement | null>, waiting: boolean, onHide: () => void): void => {
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    const updateCorner = () => {
      const corner = waiting ? 'none' : findFreeCorner(card);
      if (corner === card.dataset['corner']) return;
      if (corner === 'none') onHide();
      card.dataset['corner'] = corner;
    };
    updateCorner();
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, updateCorner, options);
    for (const name of ['scroll', 'resize']) window.addEventListener(name, updateCorner, options);
    const observer = new ResizeObserver(updateCorner);
    observer.observe(document.body);
    observer.observe(card);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  });
};
