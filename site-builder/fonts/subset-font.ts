import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { UsedFont } from '../../renderer/theme/fonts.ts';
import { exists } from '../cache/exists.ts';
import { writeWhole } from '../cache/whole-file.ts';

const packages = createRequire(join(root, 'package.json'));

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * What English is written with, and the names of its readers: ASCII, Latin-1, punctuation, and some signs. It is what
 * Fontsource's files for Latin hold (fontsource.org, unicode-range).
 */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2000, 0x206f)}ıŒœʻʼˆ˚˜€™↑↓−∕`;

/** `woff2` for browsers, `truetype` for the text tools of pictures. */
type Format = 'woff2' | 'truetype';

/**
 * A font's file with nothing in it but the weights that are used: half of what travels, or less.
 * @param folder where such files are kept between builds
 * @returns the path of the file
 */
export const cutFont = async (
  { font, weights: [least, most] }: UsedFont,
  targetFormat: Format,
  folder: string,
): Promise<string> => {
  const whole = await readFile(packages.resolve(font.file));
  const recipe = JSON.stringify([characters, least, most, targetFormat]);
  const hash = createHash('sha256').update(recipe).update(whole).digest('hex').slice(0, 16);
  const path = join(folder, `${hash}.${targetFormat}`);
  if (!(await exists(path))) {
    const { default: subsetFont } = await import('subset-font');
    const wght = least === most ? least : { min: least, max: most };
    await writeWhole(path, await subsetFont(whole, characters, { targetFormat, variationAxes: { wght } }));
  }
  return path;
};
