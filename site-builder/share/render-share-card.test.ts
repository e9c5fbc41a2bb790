import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '../../renderer/theme/brand.ts';
import { newsreader } from '../../renderer/theme/fonts.ts';
import { subsetFontFile } from '../fonts/subset-font.ts';
import { Store } from '../cache/store.ts';
import { fontName } from './font-name.ts';
import { renderShareCard, type CardFont } from './render-share-card.ts';

let folder: string;
let font: CardFont;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
  const file = await subsetFontFile({ font: newsreader, weights: [450, 450] }, 'truetype', new Store(folder));
  font = { file, name: fontName(await readFile(file)) };
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['of many words', 'words and more '.repeat(1000)],
  ['of one long word', 'w'.repeat(3000)],
  ['of many lines', 'a\n'.repeat(60)],
  ['with signs of markup', `<b>a</b> &amp; " ' <span size="999999">x`],
])('a title and a name %s have a picture of the same size', async (_, words) => {
  const fonts = { headingFont: font, textFont: font };
  const card = await renderShareCard({
    title: words,
    name: words,
    mark: undefined,
    picture: undefined,
    brand,
    ...fonts,
  });
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
