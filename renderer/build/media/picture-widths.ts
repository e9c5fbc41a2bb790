/** Widths in pixels that the layouts need: phones at two densities, half columns, the full window. */
const wanted = [400, 800, 1200, 1920];

/** The widths to make of a picture: those below its own, and its own when it is the smaller one. */
export const widthsFor = (original: number): number[] =>
  [...wanted.filter((width) => width < original), ...(original <= 1920 ? [original] : [1920])].filter(
    (width, index, all) => all.indexOf(width) === index,
  );

/** Formats that are made, best first. */
export const formats = ['avif', 'webp'] as const;
