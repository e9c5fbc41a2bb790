import type { Picture, PictureFault } from '../../read/site/picture.ts';

/** What a picture shows: all that is known of it but for the file. */
export type Look = Omit<Picture, 'path' | 'hash' | 'bytes'> | { fault: PictureFault };

/** Pixels of a picture that is read: the largest cameras have as many. A small file can hold a thousand times more. */
const mostPixels = 100_000_000;

/** A number as it is read: `30,000`. */
export const asNumber = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Says that a picture has too many pixels, if it has. */
export const tooLarge = (width: number, height: number): PictureFault | undefined =>
  width * height <= mostPixels
    ? undefined
    : {
        message: `has ${asNumber(width)} × ${asNumber(height)} pixels, and ${asNumber(mostPixels)} in all are the most`,
        fix: 'Save it smaller: 2,400 pixels are wide enough for every place.',
      };
