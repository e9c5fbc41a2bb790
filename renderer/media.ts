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
  /** Mean colour (`#rrggbb`), shown until the picture is there. */
  colour: string;
};

/** The pictures of one page (and of the site's layout), by the name that the document uses. */
export type Media = Record<string, MediaFile>;

/** A file that the build makes of a picture. */
export type ImageVariant = { format: 'avif' | 'webp'; width: number };

/** The address of one made file. */
export const variantUrl = (file: MediaFile, { format, width }: ImageVariant): string =>
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
 * A `srcset` with width descriptors, of AVIF files.
 * @param sizes the width at which the layout shows the picture, as in the HTML attribute
 */
export const srcSet = (file: MediaFile, sizes: string): string =>
  widthsFor(file, sizes)
    .map((width) => `${variantUrl(file, { format: 'avif', width })} ${width}w`)
    .join(', ');

/**
 * The one file for browsers that cannot read AVIF. They are older than the popovers of the menus, and too few for
 * more than a picture of middle width.
 */
const fallback = ({ widths }: MediaFile): ImageVariant | undefined => {
  const width = widths[Math.floor(widths.length / 2)];
  return width === undefined ? undefined : { format: 'webp', width };
};

/** The address for browsers that cannot read AVIF; of what is shown as it is, that of the file itself. */
export const fallbackUrl = (file: MediaFile): string => {
  const made = fallback(file);
  return made ? variantUrl(file, made) : file.base;
};

/** Every file that is made of a picture; none of one that is shown as it is. */
export const imageVariants = (file: MediaFile): ImageVariant[] =>
  [...file.widths.map((width): ImageVariant => ({ format: 'avif', width })), fallback(file)].filter(
    (made) => made !== undefined,
  );
