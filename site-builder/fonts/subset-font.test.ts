import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fromFile } from '@capsizecss/unpack/fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolvePackageFile } from '../../documents/node/font-packages.ts';
import { exampleBrand } from '../../tests/support/sites/example-brand.ts';
import { createFontFiles } from './font-files.ts';
import { subsetFontFile } from './subset-font.ts';
import { BuildCache } from '../cache/build-cache.ts';

const { file: newsreader = '' } = exampleBrand.fonts.heading;
const { file: hankenGrotesk = '' } = exampleBrand.fonts.text;
const polish = newsreader.replace('-latin-', '-latin-ext-');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the names of the tables of a TrueType file. */
const tablesOf = (font: Buffer): string[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    return font.toString('latin1', at, at + 4);
  });

it.each([
  { file: newsreader, weights: [450, 450] as const, name: 'Newsreader 16pt 16pt', letters: 'AzÉñü½×°–’”€' },
  { file: hankenGrotesk, weights: [400, 700] as const, name: 'Hanken Grotesk', letters: 'AzÉñü½×°–’”€' },
  { file: polish, weights: [450, 450] as const, name: 'Newsreader 16pt 16pt', letters: 'łąę' },
])('$name is smaller, and has its weights, its name and the characters of its script', async (font) => {
  const { file, weights, name, letters } = font;
  const content = await readFile(await subsetFontFile({ file, weights }, 'woff2', new BuildCache(folder)));
  expect(content.toString('latin1', 0, 4)).toBe('wOF2');
  expect(content.length).toBeLessThan(0.65 * (await stat(resolvePackageFile(file))).size);

  const path = await subsetFontFile({ file, weights }, 'truetype', new BuildCache(folder));
  const cut = await readFile(path);
  expect(tablesOf(cut).includes('fvar')).toBe(weights[0] !== weights[1]);
  expect((await fromFile(path)).familyName).toBe(name);

  const glyphs = async (text: string) => {
    const subset = await subsetFont(cut, text, { targetFormat: 'truetype' });
    const at = tablesOf(subset).indexOf('maxp');
    return subset.readUInt16BE(subset.readUInt32BE(12 + at * 16 + 8) + 4);
  };
  const none = await glyphs('');
  for (const sign of letters)
    expect({ sign, more: (await glyphs(sign)) - none > 0 }).toEqual({ sign, more: true });
});

it('is created once', async () => {
  const used = { file: newsreader, weights: [450, 450] as const };
  const path = await subsetFontFile(used, 'woff2', new BuildCache(folder));
  const { mtimeMs } = await stat(path);
  expect(await subsetFontFile(used, 'woff2', new BuildCache(folder))).toBe(path);
  expect((await stat(path)).mtimeMs).toBe(mtimeMs);
});

it('gives each font a fallback with the same metrics', async () => {
  const [heading] = await createFontFiles(exampleBrand, new BuildCache(folder));
  expect(heading?.css).toMatch(
    /^@font-face\{font-family:'Newsreader';font-weight:450;font-display:swap;src:url\(\/assets\/newsreader-latin-wght-normal-[0-9a-f]{8}\.woff2\) format\('woff2'\)\}/,
  );
  expect(heading?.css).toContain(
    "@font-face{font-family:'Newsreader Fallback';src:local('Times New Roman'),local('Liberation Serif');" +
      'size-adjust:106.7%;ascent-override:68.9%;descent-override:24.8%;line-gap-override:0%}',
  );
});
