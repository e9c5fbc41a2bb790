import { expect, test } from 'vitest';
import { editableSite } from '../editable-site.ts';
import { findText } from './find-text.ts';

const site = `facts: {}
locations:
  - phone: (714) 555-0142
claims:
  since: '1992'
`;

/** Returns the matches in the text of a page. */
const matchesIn = async (page: string, words: string): Promise<string[]> => {
  const texts = new Map([
    ['_site.yaml', site],
    ['about.yaml', page],
  ]);
  return findText(await editableSite(texts), words)
    .filter(({ file }) => file === 'about.yaml')
    .map(({ line, column, excerpt }) => `${line}:${column} ${excerpt}`);
};

test.each([
  ['upper case', 'title: We do DUSTLESS Sanding here\n', ['1:14 We do DUSTLESS Sanding here']],
  [
    'a folded text',
    'title: >-\n  All of our dustless\n  sanding is clean\n',
    ['2:14 All of our dustless sanding is clean'],
  ],
  ['a literal block', 'title: |\n  dustless\n  sanding\n', ['2:3 dustless sanding']],
  ['a plain text on two lines', 'title: no dust, dustless\n  sanding\n', ['1:17 no dust, dustless sanding']],
  ['quotes', `title: 'It''s dustless sanding'\n`, ["1:15 It's dustless sanding"]],
  ['escapes', 'title: "A \\"dustless\\u0020\\\n  sanding\\" day"\n', ['1:13 A "dustless sanding" day']],
  ['bold markup', 'title: our **dustless** sanding\n', ['1:14 our dustless sanding']],
  ['a link', 'title: see [dustless](/a) sanding\n', ['1:13 see dustless sanding']],
  ['Unicode spaces', 'title: dustless\u00a0\u2009 sanding\n', ['1:8 dustless sanding']],
  [
    'several matches',
    'title: dustless sanding, dustless sanding\n',
    ['1:8 dustless sanding, dustless sanding', '1:26 dustless sanding, dustless sanding'],
  ],
])('finds words despite %s', async (_, page, matches) => {
  expect(await matchesIn(page, 'Dustless  sanding')).toEqual(matches);
});

test.each([
  [
    'accents',
    'title: Décor with cafe\u0301 tables\n',
    'decor with café',
    ['1:8 Décor with cafe\u0301 tables'],
  ],
  ['curly quotes', 'title: the client’s “own” floor\n', `client's "own"`, ['1:12 the client’s “own” floor']],
  ['the value of a token', 'title: Call {phone} today\n', '714) 555', ['1:13 Call (714) 555-0142 today']],
  ['words around a token', 'title: here since {since}\n', 'since 1992', ['1:13 here since 1992']],
  ['a token in the query', 'title: here since {since}\n', 'since {since}', ['1:13 here since 1992']],
  ['surrogate pairs before the match', 'title: "𝔄 \\U0001F600 floor"\n', 'floor', ['1:22 𝔄 😀 floor']],
])('%s', async (_, page, words, matches) => {
  expect(await matchesIn(page, words)).toEqual(matches);
});

test('ignores fields that visitors do not read, and finds nothing for an empty query', async () => {
  const page = 'title: About\nsections:\n  - { type: shared, name: dustless, href: /dustless }\n';
  expect(await matchesIn(page, 'dustless')).toEqual([]);
  expect(await matchesIn(page, ' ')).toEqual([]);
});
