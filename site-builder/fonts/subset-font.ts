import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { engineRoot } from '../engine.mjs';
import type { UsedFont } from '../../renderer/theme/fonts.ts';
import { cacheKey, type BuildCache } from '../cache/build-cache.ts';

/** Fonts are packages of the site or of the engine. */
const packages = createRequire(join(engineRoot, 'package.json'));
const fontPath = (file: string): string => packages.resolve(file, { paths: [process.cwd(), engineRoot] });

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
 * @returns the path of the file
 */
export const subsetFontFile = async (
  { font, weights: [least, most] }: UsedFont,
  targetFormat: Format,
  store: BuildCache,
): Promise<string> => {
  const whole = await readFile(fontPath(font.file));
  const key = cacheKey(characters, least, most, targetFormat, hash('sha256', whole));
  return store.path(`font-${key}.${targetFormat}`, async (path) => {
    const { default: subsetFont } = await import('subset-font');
    const wght = least === most ? least : { min: least, max: most };
    await writeFile(path, await subsetFont(whole, characters, { targetFormat, variationAxes: { wght } }));
  });
};
