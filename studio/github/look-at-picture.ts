import { imageSize } from 'image-size';
import { cannotBeDrawn, drawingFault, isMarkup } from '../../documents/pictures/drawing-fault.ts';
import { pictureFaults, unknownFormat } from '../../documents/pictures/faults.ts';
import {
  tooHigh,
  tooLarge,
  unreadableDrawing,
  unreadableSize,
  type Look,
} from '../../documents/pictures/limits.ts';
import type { LookAt } from './site-reading.ts';

/** The size that a file names; nothing when no program reads it. */
const namedSize = (content: Uint8Array): ReturnType<typeof imageSize> | undefined => {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
};

/** Whether a GIF or WebP holds several pictures: a GIF that plays says how often, a WebP has a flag for it. */
const isAnimated = (content: Uint8Array): boolean => {
  const begin = String.fromCharCode(...content.subarray(0, 1000));
  if (begin.startsWith('GIF8')) return begin.includes('NETSCAPE2.0');
  return begin.slice(8, 16) === 'WEBPVP8X' && ((content[20] ?? 0) & 2) !== 0;
};

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Pixels on each side of the small copy that the mean colour is taken from. */
const side = 32;

const meanColour = (picture: ImageBitmap): string => {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 'transparent';
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const sums = [0, 0, 0];
  for (const [index, value] of data.entries())
    if (index % 4 < 3) sums[index % 4] = (sums[index % 4] ?? 0) + value;
  return `#${sums.map((sum) => hex(sum / side ** 2)).join('')}`;
};

const lookAtDrawing = (content: Uint8Array): Look => {
  const fault = unreadableDrawing(content.length) ?? drawingFault(new TextDecoder().decode(content));
  if (fault) return { fault };
  const size = namedSize(content);
  if (!size) return { fault: cannotBeDrawn };
  const large = tooLarge(size.width, size.height);
  const { width, height } = size;
  return large
    ? { fault: large }
    : { width, height, colour: 'transparent', isDrawing: true, isAnimated: false };
};

/**
 * What a picture shows, by the browser's own means. The size is read before anything is decoded: a small file can hold
 * more pixels than a tablet has memory for.
 */
export const lookAtPicture: LookAt = async (content) => {
  const fault = unreadableSize(content.length);
  if (fault) return { fault };
  if (isMarkup(content)) return lookAtDrawing(content);
  const size = namedSize(content);
  if (!size) return { fault: unknownFormat(content) };
  const large = tooLarge(size.width, size.height, size.type);
  if (large) return { fault: large };
  try {
    const picture = await createImageBitmap(new Blob([content as Uint8Array<ArrayBuffer>]));
    const { width, height } = picture;
    const colour = meanColour(picture);
    picture.close();
    const high = tooHigh(width, height);
    if (high) return { fault: high };
    return { width, height, colour, isDrawing: false, isAnimated: isAnimated(content) };
  } catch {
    return { fault: pictureFaults.damaged };
  }
};
