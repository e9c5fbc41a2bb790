import type { ImageInfo, ImageProblem } from '../read/site/image-info.ts';
import { imageProblems } from './image-problems.ts';

/** What a picture shows: all that is known of it but for the file. */
export type ImageInspection = Omit<ImageInfo, 'path' | 'hash' | 'bytes'> | { fault: ImageProblem };

/**
 * The most pixels of an image that is read: those of the largest phones and of most cameras. A file of a few kilobytes can
 * hold a thousand times more.
 */
export const maxPixels = 50_000_000;

/** AVIF takes eight times as long per pixel to decode. Files of this format were made for the web, so they are smaller. */
const mostPixelsOfAvif = 12_500_000;

/** A number as it is read: `30,000`. */
const asNumber = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/**
 * What is wrong with an image that has too many pixels; undefined when it has not.
 * @param format the name of the format, such as `avif`
 */
export const pixelCountProblem = (
  width: number,
  height: number,
  format?: string,
): ImageProblem | undefined => {
  const most = format === 'avif' ? mostPixelsOfAvif : maxPixels;
  if (width * height <= most) return undefined;
  return {
    message: `has ${asNumber(width)} × ${asNumber(height)} pixels, and ${asNumber(most)} in all are the most`,
    fix: 'Save it smaller: 2,400 pixels are wide enough for every place.',
  };
};

/** Height of a picture in WebP at most, in pixels (RFC 9649: 14 bits); AVIF allows one more. */
const highestMade = 16_383;

/** Width of the largest file that is made of a photograph, in pixels. */
export const maxVariantWidth = 1920;

/** Says that no file can be made of a photograph because it is too high for its width, if it is. */
export const aspectRatioProblem = (width: number, height: number): ImageProblem | undefined => {
  const made = Math.min(width, maxVariantWidth);
  return Math.round((height * made) / width) <= highestMade
    ? undefined
    : {
        message: `has ${asNumber(width)} × ${asNumber(height)} pixels, and at a width of ${asNumber(made)} it would be higher than ${asNumber(highestMade)}, the most that can be shown`,
        fix: 'Cut it into several pictures.',
      };
};

/** The most bytes of a photograph; one of a camera has fewer. */
const mostBytes = 50_000_000;

/** The most bytes of a drawing: its tags are all read, and every visitor would load them. */
const mostBytesOfDrawing = 500_000;

const tooHeavy = (bytes: number, most: number, fix: string): ImageProblem | undefined =>
  bytes <= most
    ? undefined
    : {
        message: `weighs ${asNumber(bytes / 1_000_000)} MB, and ${asNumber(most / 1_000_000)} MB is the most that is read`,
        fix,
      };

/** What is wrong with a file that has too many bytes to be read, or none; undefined when it has not. */
export const fileSizeProblem = (bytes: number): ImageProblem | undefined =>
  bytes === 0
    ? imageProblems.empty
    : tooHeavy(bytes, mostBytes, 'Save it smaller: 2,400 pixels are wide enough for every place.');

/** What is wrong with a drawing that has too many bytes to be read; undefined when it has not. */
export const svgSizeProblem = (bytes: number): ImageProblem | undefined =>
  tooHeavy(bytes, mostBytesOfDrawing, 'Save it with fewer paths, or as a PNG image.');
