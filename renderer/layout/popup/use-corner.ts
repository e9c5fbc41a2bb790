import { useLayoutEffect, type RefObject } from 'react';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What the card never covers: forms, and controls outside of forms. */
const kept = 'main :is(form, button, input, select, textarea, label)';

/** What the card does not cover while it has the focus (WCAG 2.4.11); `main` has it after each navigation. */
const focused = ':focus:not(main)';

/** Pixels between the card and what it must not cover: the page may scroll on before the card has moved. */
const gap = 16;

const overlaps = (card: Box, { left, right, top, bottom }: Box): boolean =>
  card.left - gap < right && left < card.right + gap && card.top - gap < bottom && top < card.bottom + gap;

/** The boxes of everything on the screen that the card must not cover now. */
const keptBoxes = (card: HTMLElement): Box[] =>
  [...document.querySelectorAll(kept), ...document.querySelectorAll(focused)]
    .filter((element) => !card.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

/** The same box in the other corner. */
const mirror = ({ left, right, top, bottom }: Box): Box => {
  const { clientWidth } = document.documentElement;
  return { left: clientWidth - right, right: clientWidth - left, top, bottom };
};

/** The corner where the card covers nothing that it must not: the one that it is in, if possible. */
const freeCorner = (card: HTMLElement): string => {
  const here = card.dataset['corner'] === 'start' ? 'start' : 'end';
  const box = card.getBoundingClientRect();
  const boxes = keptBoxes(card);
  const isFree = (place: Box) => !boxes.some((one) => overlaps(place, one));
  if (isFree(box)) return here;
  return isFree(mirror(box)) ? { start: 'end', end: 'start' }[here] : 'none';
};

/**
 * Keeps the card in a lower corner where it covers no form, no control and nothing that has the focus: `data-corner` is
 * `end`, `start`, or `none` while neither is free. It is written at once, without a rendering, so that the card is
 * never a frame behind the page.
 *
 * @param ref the card
 * @param waiting whether something more important is on the screen; then no corner is free
 * @param onHide called before the card is hidden
 */
export const useCorner = (ref: RefObject<HTMLElement | null>, waiting: boolean, onHide: () => void): void => {
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    const place = () => {
      const corner = waiting ? 'none' : freeCorner(card);
      if (corner === card.dataset['corner']) return;
      if (corner === 'none') onHide();
      card.dataset['corner'] = corner;
    };
    place();
    const end = new AbortController();
    const options = { passive: true, signal: end.signal };
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, place, options);
    for (const name of ['scroll', 'resize']) window.addEventListener(name, place, options);
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    sizes.observe(card);
    return () => {
      end.abort();
      sizes.disconnect();
    };
  });
};
