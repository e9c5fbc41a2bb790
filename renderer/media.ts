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

/** A `srcset` with width descriptors for one format. */
export const srcSet = (file: MediaFile, format: MediaFile['formats'][number]): string =>
  file.widths.map((width) => `${mediaUrl(file, format, width)} ${width}w`).join(', ');

/** The address for browsers that know none of the formats: the middle width of the last format, or the file itself. */
export const fallbackUrl = (file: MediaFile): string => {
  const format = file.formats.at(-1);
  const width = file.widths[Math.floor(file.widths.length / 2)];
  return format && width ? mediaUrl(file, format, width) : file.base;
};
