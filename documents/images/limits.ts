import type { ImageInfo, ImageProblem } from '../read/site/image-info.ts';
import { imageProblems } from './image-problems.ts';
import type { Except } from '../../schema/except.ts';

/**
 * Metadata that is read from the content of an image: an `ImageInfo` without the properties of the file, or a problem.
 */
export type ImageInspection = Except<ImageInfo, 'path' | 'hash' | 'bytes'> | { fault: ImageProblem };

/**
 * Width in pixels of the largest generated variant of a photo: enough for a photo across a window of 2,560 px, and for
 * one of 1,600 px on a screen with a pixel ratio of 2.
 */
export const maxVariantWidth = 3200;

/** What to do with a file that is larger than any page needs. */
const saveSmaller = `Save a smaller version: a width of ${maxVariantWidth.toLocaleString('en-US')} pixels is enough everywhere.`;

/**
 * Maximum number of pixels of an image that is decoded: enough for the largest phones and most cameras. A file of a
 * few kilobytes can declare a thousand times more.
 */
export const maxPixels = 50_000_000;

/**
 * Maximum number of pixels of AVIF images, which take eight times as long per pixel to decode. They are made for the
 * web, so they are smaller.
 */
const maxAvifPixels = 12_500_000;

/** Formats a number: `30,000`. */
const formatNumber = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/**
 * Returns the problem of an image with too many pixels; undefined if it has none.
 * @param format the name of the format, such as `avif`
 */
export const pixelCountProblem = (
  width: number,
  height: number,
  format?: string,
): ImageProblem | undefined => {
  const most = format === 'avif' ? maxAvifPixels : maxPixels;
  if (width * height <= most) return undefined;
  return {
    message: `has ${formatNumber(width)} × ${formatNumber(height)} pixels in total, but the maximum is ${formatNumber(most)}`,
    fix: saveSmaller,
  };
};

/** Maximum height of a WebP image in pixels (RFC 9649: 14 bits); AVIF allows more. */
const maxHeight = 16_383;

/**
 * Returns the problem of a photo that is too high to be encoded as WebP; undefined if it is not. Photos wider than
 * `maxVariantWidth`, which are scaled down, are never as high: they would have too many pixels.
 */
export const heightProblem = (height: number): ImageProblem | undefined =>
  height <= maxHeight
    ? undefined
    : {
        message: `is ${formatNumber(height)} pixels high, but the maximum is ${formatNumber(maxHeight)}`,
        fix: 'Split it into several images.',
      };

/** Maximum size in bytes of a photo; photos of cameras are smaller. */
const maxPhotoBytes = 50_000_000;

/** Maximum size in bytes of an SVG image: all its tags are parsed, and every visitor loads it. */
const maxSvgBytes = 500_000;

const checkBytes = (bytes: number, most: number, fix: string): ImageProblem | undefined =>
  bytes <= most
    ? undefined
    : {
        message: `has ${formatNumber(bytes / 1_000_000)} MB, but the maximum is ${formatNumber(most / 1_000_000)} MB`,
        fix,
      };

/** Returns the problem of a file that is empty or too large; undefined if it is neither. */
export const fileSizeProblem = (bytes: number): ImageProblem | undefined =>
  bytes === 0 ? imageProblems.empty : checkBytes(bytes, maxPhotoBytes, saveSmaller);

/** Returns the problem of an SVG image that is too large; undefined if it is not. */
export const svgSizeProblem = (bytes: number): ImageProblem | undefined =>
  checkBytes(bytes, maxSvgBytes, 'Save it with fewer paths, or as a PNG image.');
