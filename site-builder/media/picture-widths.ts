import { widestMade } from '../../documents/pictures/limits.ts';

/**
 * Widths in pixels that the layouts need: small cards; the column of a telephone, and its opening, at a density of 2;
 * both at a density of 3, and half a window; the full window.
 */
const wanted = [400, 680, 900, 1400, widestMade];

/** The widths to make of a picture: those below its own, and its own when it is the smaller one. */
export const widthsFor = (original: number): number[] =>
  [...wanted.filter((width) => width < original), Math.min(original, widestMade)].filter(
    (width, index, all) => all.indexOf(width) === index,
  );
