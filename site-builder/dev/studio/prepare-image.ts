import sharp from 'sharp';
import { jpegQuality, maxStoredSide, storedImageName } from '../../../documents/images/stored-image.ts';
import { maxPixels } from '../../../documents/images/limits.ts';
import { isMarkup } from '../../../documents/images/svg-problem.ts';

/** Upright, no larger than needed, and without what a camera writes beside the picture, such as the place. */
const photograph = async (content: Buffer): Promise<{ extension: string; content: Buffer }> => {
  const read = sharp(content, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: maxStoredSide, height: maxStoredSide, fit: 'inside', withoutEnlargement: true });
  const { isOpaque } = await sharp(content, { limitInputPixels: maxPixels }).stats();
  return isOpaque
    ? { extension: '.jpg', content: await read.jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer() }
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
  const stored = isMarkup(content)
    ? { extension: '.svg', content }
    : await photograph(content).catch(() => ({ extension: '.jpg', content }));
  return { name: storedImageName(wished, stored.extension), content: stored.content };
};
