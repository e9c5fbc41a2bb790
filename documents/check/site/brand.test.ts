import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import { SiteChecker } from '../check-site.ts';

const text = readFileSync('tests/fixtures/dentist/pages/_brand.yaml', 'utf8');

const site = useScratchSite();

const font = '@fontsource-variable/hanken-grotesk';

test.each(['', font])('a valid brand has no problems: without %j', async (removed) => {
  site.write('_brand.yaml', text.replace(removed, removed ? 'system' : ''));
  expect(await site.findings()).toEqual([]);
});

test.each<[string | RegExp, string, at: string, params?: object]>([
  ["ink: '#12303F'", "ink: '#EEEEEE'", 'low-contrast _brand.yaml light.ink'],
  ["deep: '#0A3742'", 'deep: blue', 'wrong-form _brand.yaml deep'],
  ['radius: 16', 'radius: 16.5', 'wrong-kind _brand.yaml radius'],
  ["error: '#A4243B'\n", '', 'missing-field _brand.yaml error'],
  ['hanken-grotesk', 'comic-sans', 'font-missing _brand.yaml fonts.heading.package'],
  [
    "hanken-grotesk'",
    "hanken-grotesk', file: files/none.woff2",
    'font-missing _brand.yaml fonts.heading.file',
  ],
  [/^[^]*$/, 'light: [', 'yaml-quotes _brand.yaml'],
])('%s → %s is reported once', async (from, to, at, params = {}) => {
  site.write('_brand.yaml', text.replace(from, to));
  expect((await site.findings()).filter((each) => each.at.includes('_brand.yaml'))).toMatchObject([
    { at, params },
  ]);
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
