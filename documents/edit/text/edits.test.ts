import { expect, test } from 'vitest';
import { applyEdits, diffText } from './edits.ts';

test('overlapping edits throw an error', () => {
  const edits = [
    { start: 0, end: 2, text: 'x' },
    { start: 1, end: 3, text: 'y' },
  ];
  expect(() => applyEdits('abcd', edits)).toThrow('two edits of a text overlap');
});

test.each([
  ['abc', 'abXc', { start: 2, end: 2, text: 'X' }],
  ['aaa', 'aa', { start: 2, end: 3, text: '' }],
  ['', 'x', { start: 0, end: 0, text: 'x' }],
  ['same', 'same', { start: 4, end: 4, text: '' }],
])('the difference of %j and %j is one small edit', (before, after, edit) => {
  expect(diffText(before, after)).toEqual(edit);
  expect(applyEdits(before, [edit])).toBe(after);
});
