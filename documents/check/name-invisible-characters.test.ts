import { expect, test } from 'vitest';
import { useScratchSite } from '../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

const characters = {
  'a byte order mark (U+FEFF)': '\ufeff',
  'a zero-width space (U+200B)': '\u200b',
  'a no-break space (U+00A0)': '\u00a0',
  'an invisible character (U+2060)': '\u2060',
  'an invisible character (U+200E)': '\u200e',
};

const places: [string, (character: string) => string][] = [
  ['before a line', (it) => `${it}      - name: email\n        kind: email`],
  ['on a line of its own', (it) => `      - name: email\n${it}\n        kind: email`],
  ['after a dash', (it) => `      -${it}name: email\n        kind: email`],
  ['in the name of a field', (it) => `      - name: email\n        ki${it}nd: email`],
  ['after a colon', (it) => `      - name: email\n        kind:${it}email`],
  ['in a choice', (it) => `      - name: email\n        kind: email${it}`],
  ['in a name', (it) => `      - name: em${it}ail\n        kind: email`],
];

const entries = Object.entries(characters);
const cases = places.flatMap(([place, write], index) =>
  // Each character in one place at least, and one of them in every place.
  entries.slice(index === 0 ? 0 : -1).map(([name, character]) => [name, place, write(character)] as const),
);

test.each(cases)('%s %s is the problem', async (name, _, text) => {
  site.edit('_forms/contact.yaml', '      - name: email\n        kind: email', text);
  expect(await site.problems()).toEqual([expect.stringContaining(name)]);
});

test('a link that ends with an invisible character leads to no page', async () => {
  site.edit('home.yaml', "href: 'tel:{phone}'", "href: '/contact\u200b'");
  expect(await site.problems()).toEqual([expect.stringContaining(', which nobody sees')]);
});

test('a text with a no-break space has its own problems', async () => {
  site.edit('home.yaml', 'A check-up never does.', 'A check-up takes 10\u00a0minutes at {cty}.');
  expect(await site.problems()).toEqual([expect.stringContaining('unknown token {cty}')]);
});
