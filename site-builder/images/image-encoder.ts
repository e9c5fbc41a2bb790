import { hash as hashOf } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { imageVariants, variantUrl, type ImageVariant } from '../../renderer/media.ts';
import { cacheKey, type BuildCache } from '../cache/build-cache.ts';
import type { ImageInfo } from '../../documents/read/site/image-info.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { ImageLibrary } from './image-library.ts';

/**
 * How each format is made. AVIF with the least effort takes no longer than WebP and is 15-40 % smaller; with the
 * usual effort it is hardly smaller still and takes fifty times as long.
 */
const recipes = { avif: { quality: 52, effort: 0 }, webp: { quality: 76, effort: 4 } } satisfies Record<
  ImageVariant['format'],
  object
>;

/** A photograph that lies on its side is turned. */
const reading = { autoOrient: true };

/** Pictures in the sizes and formats that pages ask for: an unchanged picture is never encoded again. */
export class ImageEncoder {
  constructor(readonly store: BuildCache) {}

  /**
   * The file of a picture at a width in a format, encoded now or before.
   * @throws Error when the picture is no longer the one that was looked at
   */
  file({ path, hash }: Pick<ImageInfo, 'path' | 'hash'>, { width, format }: ImageVariant): Promise<string> {
    const key = cacheKey(hash, format, width, reading, recipes[format]);
    return this.store.path(`picture-${key}.${format}`, async (encoded) => {
      const content = await readFile(path);
      // Another picture must not be stored under the name of this one.
      if (hashOf('sha256', content) !== hash) throw new Error(`${path} has changed since it was looked at`);
      // Native code takes longer to load than most builds that need no new picture.
      const { default: sharp } = await import('sharp');
      const made = sharp(content, reading).resize({ width }).toFormat(format, recipes[format]);
      await writeFile(encoded, await made.toBuffer());
    });
  }
}

/**
 * Writes every file that the described pictures of a site need.
 * @param out the folder of the finished site
 * @returns the number of files
 */
export const writeMedia = async (
  library: ImageLibrary,
  encoded: ImageEncoder,
  out: OutputFolder,
): Promise<number> => {
  let count = 0;
  for (const { file, picture } of library.described()) {
    const made = imageVariants(file);
    if (made.length === 0) await out.copy(picture.path, file.base.slice(1), picture.hash);
    // One picture after the other: each already keeps every core busy.
    await Promise.all(
      made.map(async (one) => out.copy(await encoded.file(picture, one), variantUrl(file, one).slice(1))),
    );
    count += made.length || 1;
  }
  return count;
};
