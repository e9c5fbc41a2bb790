/**
 * An image as processed by the build. Documents contain only the file name, such as `marble-slab.jpg`.
 */
export type MediaFile = {
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** URL without width and format, such as `/media/marble-slab-1a2b3c4d`; the complete URL of an SVG file. */
  base: string;
  /** Widths of the generated files in pixels, ascending; empty for an SVG file or an image on another host. */
  widths: number[];
  /** Average color (`#rrggbb`), shown until the image has loaded. */
  colour: string;
};

/** The images of one page and of the site's layout, by the name in the documents. */
export type Media = Record<string, MediaFile>;

/** A file that the build generates from an image. */
export type ImageVariant = { format: 'avif' | 'webp'; width: number };

/** Returns the URL of a generated file. */
export const variantUrl = (file: MediaFile, { format, width }: ImageVariant): string =>
  `${file.base}-${width}.${format}`;

/** Returns the widths to offer. An image with a fixed display width needs no file of more than twice that width. */
const selectWidths = ({ widths }: MediaFile, sizes: string): number[] => {
  const [, length, unit] = /^([\d.]+)(rem|px)$/.exec(sizes) ?? [];
  if (length === undefined) return widths;
  const displayWidth = Number(length) * (unit === 'rem' ? 16 : 1);
  const lastIndex = widths.findIndex((width) => width >= 2 * displayWidth);
  return lastIndex === -1 ? widths : widths.slice(0, lastIndex + 1);
};

/**
 * Returns the attribute `sizes` of an image. If the sides of an image are cropped, the image itself is wider than the
 * displayed part, and its file must have that width.
 * @param sizes the display width in the syntax of the attribute; where the image is cropped, each width is followed by
 *   the shape that is displayed, such as `92vw 3/2`
 */
export const toSizes = ({ width, height }: MediaFile, sizes: string): string =>
  sizes.replaceAll(
    /([\d.]+)(px|rem|vw) (\d+)\/(\d+)/g,
    (_, length: string, unit: string, across: string, down: string) => {
      const whole = (width / height) * (Number(down) / Number(across));
      return Math.ceil(Number(length) * Math.max(1, whole)) + unit;
    },
  );

/**
 * Returns the `srcset` of the AVIF files with width descriptors.
 * @param sizes the display width of the image, in the syntax of the HTML attribute `sizes`
 */
export const srcSet = (file: MediaFile, sizes: string): string =>
  selectWidths(file, sizes)
    .map((width) => `${variantUrl(file, { format: 'avif', width })} ${width}w`)
    .join(', ');

/**
 * Returns the single file for browsers without AVIF support: WebP of a medium width. These browsers are too rare for
 * several widths.
 */
const selectFallback = ({ widths }: MediaFile): ImageVariant[] =>
  widths
    .slice(widths.length / 2)
    .slice(0, 1)
    .map((width) => ({ format: 'webp', width }));

/** Returns the URL for browsers without AVIF support; the URL of the file itself if nothing was generated. */
export const fallbackUrl = (file: MediaFile): string => {
  const [variant] = selectFallback(file);
  return variant ? variantUrl(file, variant) : file.base;
};

/** Returns all files that the build generates from an image; none for an SVG file or an image on another host. */
export const imageVariants = (file: MediaFile): ImageVariant[] => [
  ...file.widths.map((width): ImageVariant => ({ format: 'avif', width })),
  ...selectFallback(file),
];
