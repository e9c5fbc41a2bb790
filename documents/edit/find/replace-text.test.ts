import { expect, test } from 'vitest';
import { editableSite } from '../editable-site.ts';
import { replaceText } from './replace-text.ts';
import { findReplaceableText, type TextQuery } from './find-text.ts';

const site = `facts:
  name: Oak & Sons
  phone: (619) 555-0100
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
const replaceAll = async (page: string, wanted: TextQuery, instead: string) => {
  const folder = await siteWith(page);
  const places = findReplaceableText(folder, wanted);
  const { changes, ...others } = replaceText(folder, wanted, instead, new Set(places.map(({ id }) => id)));
  const left = places.filter(({ obstacle }) => obstacle).map(({ found, obstacle }) => [found, obstacle]);
  return { ...others, left, changes, text: changes.get('pages/home.yaml') };
};

const whole = (words: string): TextQuery => ({ words, isPartOfWord: false });

test('whole words are replaced where a visitor reads them, in their capitals, and nowhere else', async () => {
  const { text, count, left, changes, refusals } = await replaceAll(home, whole('oak'), 'maple');
  expect(text).toBe(`title: Maple floors # oak
sections:
  - type: prose
    heading: "Soaked maple, oaks and MAPLE"
    anchor: oak
    body: >-
      We lay **maple**. See [all maple](/oak), maple
      **floors**, the [maple](/oak) floor and {oak}.
    image: { src: oak.jpg, alt: 'An maple', focus: 50% 50% }
`);
  expect(changes.get('pages/_site.yaml')).toBe(site.replace('Oak &', 'Maple &'));
  expect([count, refusals.size]).toEqual([9, 0]);
  expect(left).toEqual([
    ['oak', 'value'],
    ['{oak}', 'token'],
  ]);
});

test('parts of words are replaced where that is wanted', async () => {
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
  expect((await replaceAll(page, whole(words), 'elm')).text).toBe(text);
});

test.each([
  ['30 years', 'title: For {years} years\n', [['{years} years', 'token']]],
  ['oak floors', 'title: On **oak** floors\n', [['oak** floors', 'bold']]],
  ['all oak floors', 'title: See all [oak](/oak) floors\n', [['all [oak](/oak) floors', 'link']]],
  ['555-0100', 'title: Call\n', [['555-0100', 'value']]],
])('%j is left with its reason in %j', async (words, page, left) => {
  const result = await replaceAll(page, whole(words), 'x');
  expect([result.left, result.count, result.changes.size]).toEqual([left, 0, 0]);
});

test('a token that was typed is replaced', async () => {
  const { text } = await replaceAll('title: For {years} years\n', whole('{years} years'), 'decades');
  expect(text).toBe('title: For decades\n');
});

test('what was not chosen stays; a text of which nothing would be left stays, with the reason', async () => {
  const page = 'title: Old oak\ndescription: oak\n';
  const folder = await siteWith(page);
  const places = findReplaceableText(folder, whole('oak'));
  const ids = places.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const chosen = places.filter(({ file }) => file === 'pages/home.yaml').map(({ id }) => id);
  const { changes, count, refusals } = replaceText(folder, whole('oak'), '', new Set(chosen));
  expect([...changes]).toEqual([['pages/home.yaml', 'title: Old\ndescription: oak\n']]);
  expect([count, ...refusals.values()]).toEqual([1, 'Nothing would be left of this text.']);
});

test('of words that nobody says, or of none, nothing is found', async () => {
  const folder = await siteWith(home);
  for (const wanted of ['walls', '', '  ']) expect(findReplaceableText(folder, whole(wanted))).toEqual([]);
});
