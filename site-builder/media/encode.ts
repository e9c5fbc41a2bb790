import { hash as hashOf } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeFile } from '../../renderer/media.ts';
import { exists } from '../cache/exists.ts';
import { writeWhole } from '../cache/whole-file.ts';
import type { Picture } from '../../documents/read/site/picture.ts';

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

/** A photograph that lies on its side is turned. */
const reading = { autoOrient: true };

/** Where encoded pictures are kept between builds: an unchanged picture is never encoded again. */
export class EncodedPictures {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The file of a picture at a width in a format, encoded now or before.
   * @throws Error when the picture is no longer the one that was looked at
   */
  async file({ path, hash }: Pick<Picture, 'path' | 'hash'>, { width, format }: MadeFile): Promise<string> {
    const key = hashOf('sha256', JSON.stringify([hash, format, width, reading, recipes[format]]));
    const encoded = join(this.#folder, `${key.slice(0, 32)}.${format}`);
    if (await exists(encoded)) return encoded;
    const content = await readFile(path);
    // Another picture must not be kept under the name of this one.
    if (hashOf('sha256', content) !== hash) throw new Error(`${path} has changed since it was looked at`);
    // Native code takes longer to load than most builds that need no new picture.
    const { default: sharp } = await import('sharp');
    const made = sharp(content, reading).resize({ width }).toFormat(format, recipes[format]);
    await writeWhole(encoded, await made.toBuffer());
    return encoded;
  }
}
