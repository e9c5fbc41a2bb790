import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MadeFile } from '../../media.ts';
import { exists } from '../cache/exists.ts';
import { writeWhole } from '../cache/whole-file.ts';
import { knownPictures } from './known-pictures.ts';

/** The folder in which encoded pictures are kept. */
export const pictureCache = (cacheDir: string): string => join(cacheDir, 'pictures');

/**
 * How each format is made. AVIF with the least effort takes no longer than WebP and is 15-40 % smaller; with the
 * usual effort it is hardly smaller still and takes fifty times as long.
 */
const recipes = { avif: { quality: 52, effort: 0 }, webp: { quality: 76, effort: 4 } } satisfies Record<
  MadeFile['format'],
  object
>;

/** Where encoded pictures are kept between builds: an unchanged picture is never encoded again. */
export class EncodedPictures {
  readonly #folder: string;
  readonly #files;

  constructor(folder: string, files = knownPictures()) {
    this.#folder = folder;
    this.#files = files;
  }

  /** The file of a picture at a width in a format, encoded now or before. */
  async file(original: string, { width, format }: MadeFile): Promise<string> {
    const { hash } = await this.#files.of(original);
    const key = createHash('sha256')
      .update(`${hash} ${format} ${width} ${JSON.stringify(recipes[format])}`)
      .digest('hex')
      .slice(0, 32);
    const path = join(this.#folder, `${key}.${format}`);
    if (await exists(path)) return path;
    const encoded = sharp(original).resize({ width }).toFormat(format, recipes[format]);
    await writeWhole(path, await encoded.toBuffer());
    return path;
  }
}
