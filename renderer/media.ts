/**
 * A picture file as the build made it. An editor names `marble-slab.jpg`; the build knows the rest.
 */
export type MediaFile = {
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** Address without width and format, such as `/media/marble-slab-1a2b3c4d`; the whole address of an SVG file. */
  base: string;
  /** Widths in pixels that were made, smallest first; empty for an SVG file or a picture of another host. */
  widths: number[];
  /** Formats that were made, best first; empty for an SVG file or a picture of another host. */
  formats: ('avif' | 'webp')[];
  /** Mean colour (`#rrggbb`), shown until the picture is there. */
  colour: string;
};

/** The pictures of one page (and of the site's layout), by the name that the document uses. */
export type Media = Record<string, MediaFile>;

/** The address of one made file. */
export const mediaUrl = (file: MediaFile, format: MediaFile['formats'][number], width: number): string =>
  `${file.base}-${width}.${format}`;

/** A picture that is as wide on every screen needs no file of more than twice that. */
const widthsFor = ({ widths }: MediaFile, sizes: string): number[] => {
  const [, length, unit] = /^([\d.]+)(rem|px)$/.exec(sizes) ?? [];
  if (length === undefined) return widths;
  const shown = Number(length) * (unit === 'rem' ? 16 : 1);
  const enough = widths.findIndex((width) => width >= 2 * shown);
  return enough === -1 ? widths : widths.slice(0, enough + 1);
};

/**
 * A `srcset` with width descriptors for one format.
 * @param sizes the width at which the layout shows the picture, as in the HTML attribute
 */
export const srcSet = (file: MediaFile, format: MediaFile['formats'][number], sizes: string): string =>
  widthsFor(file, sizes)
    .map((width) => `${mediaUrl(file, format, width)} ${width}w`)
    .join(', ');

/** The address for browsers that know none of the formats: the middle width of the last format, or the file itself. */
export const fallbackUrl = (file: MediaFile): string => {
  const format = file.formats.at(-1);
  const width = file.widths[Math.floor(file.widths.length / 2)];
  return format && width ? mediaUrl(file, format, width) : file.base;
};
