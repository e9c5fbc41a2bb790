import { expect, test } from 'vitest';
import { editableSite } from '../editable-site.ts';
import { replaceText } from './replace-text.ts';
import { findReplaceableText, type TextQuery } from './find-text.ts';

const site = `facts:
  name: Oak & Sons
locations:
  - phone: (619) 555-0100
    email: oak@example.com
claims:
  years: '30'
`;
const home = `title: Oak floors # oak
sections:
  - type: prose
    heading: "Soaked oak, oaks and OAK"
    anchor: oak
    body: >-
      We lay **oak**. See [all oak](/oak),
      oak **floors**, the [oak](/oak) floor and {oak}.
    image: { src: oak.jpg, alt: 'An oak', focus: 50% 50% }
`;

/** A site of one page. */
const siteWith = (page: string) =>
  editableSite(
    new Map([
      ['_site.yaml', site],
      ['home.yaml', page],
    ]),
    'pages/',
  );

/** Replaces text everywhere. */
const replaceAll = async (page: string, query: TextQuery, replacement: string) => {
  const folder = await siteWith(page);
  const places = findReplaceableText(folder, query);
  const { changes, ...rest } = replaceText(folder, query, replacement, new Set(places.map(({ id }) => id)));
  const notReplaced = places
    .filter(({ obstacle }) => obstacle)
    .map(({ found, obstacle }) => [found, obstacle]);
  return { ...rest, notReplaced, changes, text: changes.get('pages/home.yaml') };
};

const wholeWords = (words: string): TextQuery => ({ words, isPartOfWord: false });

test('replaces whole words in visible texts, in their case, and nowhere else', async () => {
  const { text, count, notReplaced, changes, errors } = await replaceAll(home, wholeWords('oak'), 'maple');
  expect(text).toBe(`title: Maple floors # oak
sections:
  - type: prose
    heading: "Soaked maple, oaks and MAPLE"
    anchor: oak
    body: >-
      We lay **maple**. See [all maple](/oak), maple **floors**, the [maple](/oak) floor and {oak}.
    image: { src: oak.jpg, alt: 'An maple', focus: 50% 50% }
`);
  expect(changes.get('pages/_site.yaml')).toBe(site.replace('Oak &', 'Maple &'));
  expect([count, errors.size]).toEqual([9, 0]);
  expect(notReplaced).toEqual([
    ['oak', 'value'],
    ['{oak}', 'token'],
  ]);
});

test('replaces parts of words if requested', async () => {
  const { text } = await replaceAll(home, { words: 'oak', isPartOfWord: true }, 'maple');
  expect(text).toContain('heading: "Smapleed maple, maples and MAPLE"');
});

test.each([
  [
    'oak',
    "title: It's an oak's shade, oak-brown and (oak)\n",
    "title: It's an elm's shade, elm-brown and (elm)\n",
  ],
  ['can', "title: You can, we can't\n", "title: You elm, we can't\n"],
  ['décor', 'title: Decor and decors\n', 'title: Elm and decors\n'],
  ['30 years', 'title: 130 years, 30 years\n', 'title: 130 years, elm\n'],
  ['oak', 'title: Öak, oaké, oak1, 1oak, oak\n', 'title: Elm, oaké, oak1, 1oak, elm\n'],
])('whole words of %j in %j', async (words, page, text) => {
  expect((await replaceAll(page, wholeWords(words), 'elm')).text).toBe(text);
});

test.each([
  ['30 years', 'title: For {years} years\n', [['30 years', 'token']]],
  ['oak floors', 'title: On **oak** floors\n', [['oak floors', 'bold']]],
  ['all oak floors', 'title: See all [oak](/oak) floors\n', [['all oak floors', 'link']]],
  ['555-0100', 'title: Call\n', [['555-0100', 'value']]],
])('%j cannot be replaced in %j, with the reason', async (words, page, notReplaced) => {
  const result = await replaceAll(page, wholeWords(words), 'x');
  expect([result.notReplaced, result.count, result.changes.size]).toEqual([notReplaced, 0, 0]);
});

test('finds the prices of a page in its list and behind their tokens, with the reason', async () => {
  const { notReplaced, text } = await replaceAll(
    `title: Refinishing for {price.oak}, not $3-$5
sections:
  - { type: price-range, rates: [{ name: oak, label: Oak, from: 3, to: 5 }] }
`,
    wholeWords('$3-$5'),
    '$4-$6',
  );
  expect(notReplaced).toEqual([
    ['$3-$5', 'token'],
    ['$3-$5', 'value'],
  ]);
  expect(text).toContain('title: Refinishing for {price.oak}, not $4-$6');
});

test('replaces a token that is part of the query', async () => {
  const { text } = await replaceAll('title: For {years} years\n', wholeWords('{years} years'), 'decades');
  expect(text).toBe('title: For decades\n');
});

test('leaves matches that were not chosen, and a text that would become empty, with the reason', async () => {
  const page = 'title: Old oak\ndescription: oak\n';
  const folder = await siteWith(page);
  const places = findReplaceableText(folder, wholeWords('oak'));
  const ids = places.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const chosen = places.filter(({ file }) => file === 'pages/home.yaml').map(({ id }) => id);
  const { changes, count, errors } = replaceText(folder, wholeWords('oak'), '', new Set(chosen));
  expect([...changes]).toEqual([['pages/home.yaml', 'title: Old\ndescription: oak\n']]);
  expect([count, ...errors.values()]).toEqual([1, 'This text would become empty.']);
});

test('finds nothing for words that do not occur, or for an empty query', async () => {
  const folder = await siteWith(home);
  for (const words of ['walls', '', '  ']) expect(findReplaceableText(folder, wholeWords(words))).toEqual([]);
});
