import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolvePackageFile } from '../../documents/node/font-packages.ts';
import type { UsedFont } from '../../renderer/theme/fonts.ts';
import { cacheKey, type BuildCache } from '../cache/build-cache.ts';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * Characters of a `latin` file: ASCII, Latin-1, punctuation and some symbols. They cover English text and names, and equal the
 * `latin` files of Fontsource (fontsource.org, unicode-range).
 */
const latinCharacters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2000, 0x206f)}ıŒœʻʼˆ˚˜€™↑↓−∕`;

/** Characters of the files of Fontsource for other scripts: all letters that are no ideographs. */
const otherCharacters = range(0x20, 0x2fff);

/** `woff2` for browsers, `truetype` for rendering text in images. */
type Format = 'woff2' | 'truetype';

/**
 * Creates a font file that contains only these characters and the used weights, which is at most half the size.
 * @returns the path of the file
 */
export const subsetFontFile = async (
  { file, weights: [min, max] }: Pick<UsedFont, 'weights'> & { file: string },
  targetFormat: Format,
  store: BuildCache,
): Promise<string> => {
  const content = await readFile(resolvePackageFile(file));
  const characters = /-latin-(?!ext-)/.test(file) ? latinCharacters : otherCharacters;
  const key = cacheKey(characters, min, max, targetFormat, hash('sha256', content));
  return store.path(`font-${key}.${targetFormat}`, async (path) => {
    const { default: subsetFont } = await import('subset-font');
    const wght = min === max ? min : { min, max };
    await writeFile(path, await subsetFont(content, characters, { targetFormat, variationAxes: { wght } }));
  });
};
