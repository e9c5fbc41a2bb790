import { extname } from 'node:path';
import sharp from 'sharp';
import { slugOf } from '../../../documents/edit/routes.ts';

/** The longer side of a picture that is stored, in pixels: more than any place shows. */
const longestSide = 2560;

/** Photographs with more are not decoded; the largest cameras have as many. */
const mostPixels = 100_000_000;

const isDrawing = (content: Buffer): boolean => /^\uFEFF?\s*</.test(content.toString('utf8', 0, 64));

/** Upright, no larger than needed, and without what a camera writes beside the picture, such as the place. */
const photograph = async (content: Buffer): Promise<{ extension: string; content: Buffer }> => {
  const read = sharp(content, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const { isOpaque } = await sharp(content, { limitInputPixels: mostPixels }).stats();
  return isOpaque
    ? { extension: '.jpg', content: await read.jpeg({ quality: 88, mozjpeg: true }).toBuffer() }
    : { extension: '.png', content: await read.png().toBuffer() };
};

/**
 * A picture as the site stores pictures. What cannot be decoded stays as it is, so that the words of the check say what
 * is wrong with it.
 * @param wished the name that the file had
 * @returns its content, and the name as it may stand in an address
 */
export const storedPicture = async (
  wished: string,
  content: Buffer,
): Promise<{ name: string; content: Buffer }> => {
  const stored = isDrawing(content)
    ? { extension: '.svg', content }
    : await photograph(content).catch(() => ({ extension: '.jpg', content }));
  const stem = slugOf(wished.slice(0, wished.length - extname(wished).length)).slice(0, 60) || 'picture';
  return { name: stem + stored.extension, content: stored.content };
};
