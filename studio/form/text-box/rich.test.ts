import { expect, test } from 'vitest';
import { unwrapText, rewrapText } from './unwrap-text.ts';
import { markAround, toggleBold, markAtCursor, withoutMark, wordsAt, findMarks } from './rich-marks.ts';

const values = new Map([['phone', '(714) 555-0142']]);
const marks = (text: string) => findMarks(text, values);

const after = (text: string, changes: ReturnType<typeof toggleBold>): string =>
  changes
    .toReversed()
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);

/** Returns the text with the selection between bars. */
const toggled = (barred: string): string => {
  const text = barred.replaceAll('|', '');
  const [from = 0, to = from] = [...barred.matchAll(/\|/g)].map(({ index }, count) => index - count);
  return after(text, toggleBold(text, marks(text), { from, to }));
};

test.each([
  ['one |two| three', 'one **two** three'],
  ['one tw|o three', 'one **two** three'],
  ['one| two |three', 'one **two** three'],
  ['one **tw|o** three', 'one two three'],
  ['**|one|**', 'one'],
  ['**one** [t|wo](/a)', '**one** [**two**](/a)'],
  ['a |\n\n b', 'a \n\n b'],
  ['|a\n\nb|', 'a\n\nb'],
])('toggling bold changes %j to %j', (before, expected) => {
  expect(toggled(before)).toBe(expected);
});

test('bold texts and links are found as the renderer parses them', () => {
  const text = '**see [this](/a)**\n\n[call](tel:{phone}) [no](nowhere) ** no **';
  expect(marks(text).map(({ inside, href }) => [text.slice(inside.from, inside.to), href])).toEqual([
    ['see [this](/a)', undefined],
    ['this', '/a'],
    ['call', 'tel:{phone}'],
  ]);
});

test('deleting one delimiter of a mark removes both', () => {
  const text = 'a [b](/c) d';
  const torn = [...text, ''].map(
    (_, cursor) => [markAtCursor(marks(text), cursor, 'before'), cursor] as const,
  );
  expect(torn.filter(([mark]) => mark).map(([, cursor]) => cursor)).toEqual([3, 9]);
  const [link] = marks(text);
  expect(link && after(text, withoutMark(link))).toBe('a b d');
  const behind = [...text].flatMap((_, cursor) =>
    markAtCursor(marks(text), cursor, 'after') ? [cursor] : [],
  );
  expect(behind).toEqual([2, 4]);
});

test('a paragraph is edited as one line and keeps its line breaks in the document', () => {
  const text = 'one\ntwo\nthree\n\nfour\nfive';
  expect(unwrapText(text)).toBe('one two three\n\nfour five');
  expect(rewrapText(text, 'one two and three\n\nfour five')).toBe('one\ntwo\nand three\n\nfour\nfive');
  expect(rewrapText(text, 'one two three\n\nfour\n\nfive')).toBe('one\ntwo\nthree\n\nfour\n\nfive');
  // A YAML block scalar ends with a line break, which is not part of the text.
  expect([unwrapText('one\n'), rewrapText('one\n', 'one.'), rewrapText('one\n', '')]).toEqual([
    'one',
    'one.\n',
    '',
  ]);
});

test('the link or the word at the cursor is found', () => {
  const text = 'a [b c](/c) d';
  expect(markAround(marks(text), { from: 4, to: 4 }, true)?.href).toBe('/c');
  expect(markAround(marks(text), { from: 12, to: 12 }, true)).toBeUndefined();
  expect(wordsAt('one two', { from: 5, to: 5 })).toEqual({ from: 4, to: 7 });
});
