import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** As wide as a page of text shows it, in pixels; with this quality none weighs more than 60 kB. */
const [width, quality] = [1024, 60];

/**
 * Makes a picture of a window a small JPEG.
 * @param from the picture, which is removed
 * @param to where the JPEG is written
 */
export const toGuidePicture = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await sharp(from).resize(width).jpeg({ quality, mozjpeg: true }).toFile(to);
  await rm(from);
};
