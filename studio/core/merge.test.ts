import { expect, test } from 'vitest';
import { merge } from './merge.ts';

test.each([
  ['far from each other', 'A\n1\n2\nb\n', 'a\n1\n2\nb\n', 'a\n1\n2\nB\n', 'A\n1\n2\nB\n'],
  ['next to each other', 'A\nb\n', 'a\nb\n', 'a\nB\n', 'A\nB\n'],
  ['the same on both sides', 'A\nb\n', 'a\nb\n', 'A\nB\n', 'A\nB\n'],
  ['with CRLF line endings', 'A\r\nb\r\n', 'a\r\nb\r\n', 'a\r\nB\r\n', 'A\r\nB\r\n'],
  ['on one side only', 'a\n', 'a\n', null, null],
  ['in the same line', 'A\n', 'a\n', 'B\n', undefined],
  ['removed and changed', null, 'a\n', 'B\n', undefined],
])('changes %s', (_, mine, base, theirs, together) => {
  expect(merge(mine, base, theirs)).toBe(together);
  expect(merge(theirs, base, mine)).toBe(together);
});

test('formatting on one side does not conflict with a change on the other', () => {
  const base = 'a: >-\n  one\n  two\n  three\nb:   [1]\n';
  const mine = 'a: >-\n  one two three\nb: [ 2 ]\n';
  expect(merge(mine, base, base.replace('two', 'four'))).toBe('a: >-\n  one four three\nb: [ 2 ]\n');
});

test('if our side wins, conflicts are resolved with our lines', () => {
  expect(merge('- A\n- 1\n- c\n', '- a\n- 1\n- c\n', '- B\n- 1\n- D\n', 'mine')).toBe('- A\n- 1\n- D\n');
  expect(merge(null, 'a\n', 'b\n', 'mine')).toBeNull();
});
