import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ScratchSite } from '../../../tests/support/sites/scratch-site.ts';
import { SiteChecker } from '../check-site.ts';

const text = readFileSync('tests/fixtures/dentist/pages/_brand.yaml', 'utf8');

/** Returns the problems of the brand after a replacement in its text. */
const problemsWith = async (from: string | RegExp, to: string): Promise<string[]> => {
  using site = new ScratchSite();
  site.write('_brand.yaml', text.replace(from, to));
  return (await site.problems()).filter((line) => line.includes('_brand.yaml'));
};

test('a valid brand has no problems', async () => {
  expect(await problemsWith('', '')).toEqual([]);
  expect(await problemsWith("'@fontsource-variable/hanken-grotesk'", 'system')).toEqual([]);
});

test.each([
  [
    "ink: '#12303F'",
    "ink: '#EEEEEE'",
    /_brand\.yaml:4:8.* light\.ink: #EEEEEE has a contrast of 1\.2:1 on light\.ground/,
  ],
  ["deep: '#0A3742'", 'deep: blue', /_brand\.yaml:23:7.*deep/],
  ['radius: 16', 'radius: 16.5', /_brand\.yaml:28:9 .*radius/],
  ["error: '#A4243B'\n", '', /_brand\.yaml:2:1 .*error: a field is missing/],
  [
    'hanken-grotesk',
    'comic-sans',
    /_brand\.yaml:30:23 {2}fonts\.heading\.package: the font package @fontsource-variable\/comic-sans is not installed\. Run npm install @fontsource-variable\/comic-sans/,
  ],
  [
    "hanken-grotesk'",
    "hanken-grotesk', file: files/none.woff2",
    /_brand\.yaml:30:68 .* has no file files\/none\.woff2/,
  ],
  [/^[^]*$/, 'light: [', /_brand\.yaml:1:\d/],
])('%s → %s is reported once, by line', async (from, to, message) => {
  expect(await problemsWith(from, to)).toEqual([expect.stringMatching(message)]);
});

test('a color with too little contrast has a fix', async () => {
  const content = new Map([['_brand.yaml', text.replace("field: '#5F7A87'", "field: '#CCCCCC'")]]);
  const { problems } = await new SiteChecker().check(content);
  const [found] = problems.filter(({ code }) => code === 'low-contrast');
  expect(found?.edits).toEqual([
    { start: expect.any(Number), end: expect.any(Number), text: expect.stringMatching(/^'#[0-9A-F]{6}'$/) },
  ]);
});

test('a site has its brand with complete fonts, or the default one; none while the document is wrong', async () => {
  const read = async (brand?: string) => {
    using site = new ScratchSite();
    if (brand === undefined) site.remove('_brand.yaml');
    else site.write('_brand.yaml', brand);
    return (await site.read()).site?.brand;
  };
  const family = 'Hanken Grotesk';
  const file = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  const font = { family, file, generic: 'sans-serif' };
  expect(await read(text)).toMatchObject({ radius: 16, fonts: { heading: font, text: font } });
  expect(
    (await read(text.replace("hanken-grotesk'", "hanken-grotesk', generic: serif")))?.fonts.heading.generic,
  ).toBe('serif');
  expect(
    (await read(text.replace("'@fontsource-variable/hanken-grotesk'", 'system')))?.fonts.heading,
  ).toEqual({ generic: 'sans-serif' });
  expect(await read()).toMatchObject({ radius: 6, fonts: { heading: { family: 'Newsreader' } } });
  expect(await read('radius: 3')).toBeUndefined();
});
