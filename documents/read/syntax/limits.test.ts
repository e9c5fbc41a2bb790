import { problemToJson } from '../../problems/format-problem.ts';
import { expect, test } from 'vitest';
import { Source } from '../document/source.ts';
import { checkSize } from './limits.ts';

const says = (text: string): string[] =>
  checkSize(new Source('a.yaml', text))
    .map(problemToJson)
    .map(({ code, line, message }) => `${line} ${code} ${message}`);

test.each([
  ['fields', 'k: v\n'.repeat(12_000), '12,000'],
  ['sections', `sections:\n${'  - type: hero\n'.repeat(12_000)}`, '12,001'],
  ['entries in brackets', `a: [${'b, '.repeat(3000)}]\n`.repeat(5), '15,010'],
])('a document of too many %s is one problem', (_, text, count) => {
  expect(says(text)).toEqual([
    `1 file-size the document has ${count} fields and entries, but the maximum is 10,000`,
  ]);
});

test('a long page of words is none', () => {
  expect(says(`title: a\ntext: |\n${'  Words and more words.\n'.repeat(30_000)}`)).toEqual([]);
});
