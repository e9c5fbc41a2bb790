import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fromFile } from '@capsizecss/unpack/fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleBrand as brand } from '../../tests/support/sites/example-brand.ts';
import { subsetFontFile } from '../fonts/subset-font.ts';
import { BuildCache } from '../cache/build-cache.ts';
import { renderShareCard, type Card, type ShareFont } from './render-share-card.ts';

let folder: string;
let font: ShareFont;
const inWeight = async (weight: number): Promise<ShareFont> => {
  const file = await subsetFontFile(
    { file: String(brand.fonts.heading.file), weights: [weight, weight] },
    'truetype',
    new BuildCache(folder),
  );
  return { file, name: (await fromFile(file)).familyName, weight };
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
  font = await inWeight(450);
});
afterAll(() => rm(folder, { recursive: true }));

const wordsAlone = (): Card => ({
  title: 'A hall',
  name: 'A mason',
  mark: undefined,
  picture: undefined,
  brand,
  headingFont: font,
  textFont: font,
});

test.each([
  ['of many words', 'words and more '.repeat(1000)],
  ['of one long word', 'w'.repeat(3000)],
  ['of many lines', 'a\n'.repeat(60)],
  ['with signs of markup', `<b>a</b> &amp; " ' <span size="999999">x`],
])('the image has the same size with a title and name %s', async (_, words) => {
  const card = await renderShareCard({ ...wordsAlone(), title: words, name: words });
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test.each([
  ['0% 50%', [255, 0, 0]],
  ['100% 50%', [0, 0, 255]],
])('crops a photo around its focal point %s', async (focus, color) => {
  const path = join(folder, 'halves.png');
  const blue = { create: { width: 900, height: 300, channels: 3 as const, background: 'blue' } };
  await sharp({ create: { width: 1800, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: blue, left: 900, top: 0 }])
    .png()
    .toFile(path);
  const picture = { path, width: 1800, height: 300, focus };
  const card = sharp(await renderShareCard({ ...wordsAlone(), picture }));
  const pixel = await card.extract({ left: 1190, top: 300, width: 1, height: 1 }).raw().toBuffer();
  for (const [index, value] of color.entries()) expect(pixel[index]).toBeCloseTo(value, -1);
});

test('titles keep their weight next to a text in another weight of the same font', async () => {
  const [bold, regular] = [await inWeight(700), await inWeight(400)];
  const titleIn = (headingFont: ShareFont) =>
    renderShareCard({ ...wordsAlone(), headingFont, textFont: regular });
  expect((await titleIn(bold)).equals(await titleIn(regular))).toBe(false);
});

test.each([
  [1, 16_383],
  [16_384, 1],
])('a photo of %i × %i pixels fills its frame, with and without a focal point', async (width, height) => {
  const path = join(folder, 'extreme.png');
  await sharp({ create: { width, height, channels: 3, background: '#89a' } }).toFile(path);
  for (const focus of [undefined, '50% 50%']) {
    const card = await renderShareCard({ ...wordsAlone(), picture: { path, width, height, focus } });
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});
