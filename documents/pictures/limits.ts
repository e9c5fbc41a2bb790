import type { Picture, PictureFault } from '../read/site/picture.ts';
import { pictureFaults } from './faults.ts';

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

/** Height of a picture in WebP at most, in pixels (RFC 9649: 14 bits); AVIF allows one more. */
const highestMade = 16_383;

/** Width of the largest file that is made of a photograph, in pixels. */
export const widestMade = 1920;

/** Says that no file can be made of a photograph because it is too high for its width, if it is. */
export const tooHigh = (width: number, height: number): PictureFault | undefined => {
  const made = Math.min(width, widestMade);
  return Math.round((height * made) / width) <= highestMade
    ? undefined
    : {
        message: `has ${asNumber(width)} × ${asNumber(height)} pixels, and at a width of ${asNumber(made)} it would be higher than ${asNumber(highestMade)}, the most that can be shown`,
        fix: 'Cut it into several pictures.',
      };
};

/** Bytes of a file that is read; one of a camera has fewer. */
const mostBytes = 50_000_000;

/** Says that a file has too many bytes to be read, if it has; one without any is no picture either. */
export const unreadableSize = (bytes: number): PictureFault | undefined => {
  if (bytes === 0) return pictureFaults.empty;
  if (bytes <= mostBytes) return undefined;
  return {
    message: `weighs ${asNumber(bytes / 1_000_000)} MB, and ${asNumber(mostBytes / 1_000_000)} MB is the most that is read`,
    fix: 'Save it smaller: 2,400 pixels are wide enough for every place.',
  };
};
