import { expect, test } from 'vitest';
import { Source } from '../../read/document/source.ts';
import { oversized } from './long-texts.ts';

const says = (text: string): string[] =>
  oversized(new Source('a.yaml', text)).map(({ code, line, message }) => `${line} ${code} ${message}`);

test.each([
  ['fields', 'k: v\n'.repeat(6000), '12,000'],
  ['sections', `sections:\n${'  - type: hero\n'.repeat(4000)}`, '12,002'],
  ['entries in brackets', `a: [${'b, '.repeat(3000)}]\n`.repeat(5), '15,015'],
])('a document of too many %s is one problem', (_, text, count) => {
  expect(says(text)).toEqual([
    `1 file-size the document has ${count} lines, fields and entries, and 10,000 are the most`,
  ]);
});

test('a long page of words is none', () => {
  expect(says(`title: a\ntext: |\n${'  Words, and more words: all of them.\n'.repeat(2000)}`)).toEqual([]);
});
