import sharp from 'sharp';
import { maxVariantWidth } from '../../../documents/images/limits.ts';
import { jpegQuality, storedImageName } from '../../../documents/images/stored-image.ts';
import { maxPixels } from '../../../documents/images/limits.ts';
import { isMarkup } from '../../../documents/images/svg-problem.ts';
import { cacheKey, type BuildCache } from '../../cache/build-cache.ts';
import { hashFile } from './file-content.ts';

/** Returns the photo with its EXIF orientation applied, scaled down to the maximum size, and without metadata such as the location. */
const preparePhoto = async (content: Buffer): Promise<{ extension: string; content: Buffer }> => {
  const pipeline = sharp(content, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: maxVariantWidth, height: maxVariantWidth, fit: 'inside', withoutEnlargement: true });
  const { isOpaque } = await sharp(content, { limitInputPixels: maxPixels }).stats();
  return isOpaque
    ? { extension: '.jpg', content: await pipeline.jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer() }
    : { extension: '.png', content: await pipeline.png().toBuffer() };
};

/**
 * Returns an uploaded image in the format in which the site stores images. Content that cannot be decoded is returned
 * unchanged, so that the check reports what is wrong with it.
 * @param fileName the name of the uploaded file
 * @returns the content, and a name that is safe in URLs
 */
export const prepareImage = async (
  fileName: string,
  content: Buffer,
): Promise<{ name: string; content: Buffer }> => {
  const prepared = isMarkup(content)
    ? { extension: '.svg', content }
    : await preparePhoto(content).catch(() => ({ extension: '.jpg', content }));
  return { name: storedImageName(fileName, prepared.extension), content: prepared.content };
};

/** The width in pixels of photos in the Studio, about that of its preview on a wide screen, and their JPEG quality. */
const preview = { width: 1280, quality: 70 };

/** Returns the path of a photo scaled down for the Studio; of another image, or one that cannot be decoded, `path`. */
export const scaleForPreview = async (path: string, store: BuildCache): Promise<string> => {
  if (!/\.jpe?g$/i.test(path)) return path;
  const resized = sharp(path).autoOrient().resize(preview.width, null, { withoutEnlargement: true });
  const write = (out: string) => resized.jpeg(preview).toFile(out);
  return store.path(`preview-${cacheKey(preview, await hashFile(path))}`, write).catch(() => path);
};
