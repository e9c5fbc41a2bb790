import { expect, test } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

const lines = (text: string): string => `${text.replaceAll(' ', '\n')}\n`;
const letters = 'a b c d e f g h i j k l m n o p';

test.each<[string, string, string, string[]]>([
  ['a line that changed', 'a b c', 'a x c', ['@@ -1,3 +1,3 @@', ' a', '-b', '+x', ' c']],
  ['a line more', 'a b', 'a x b', ['@@ -1,2 +1,3 @@', ' a', '+x', ' b']],
  ['a line less at the end', 'a b', 'a', ['@@ -1,2 +1,1 @@', ' a', '-b']],
  ['nothing', 'a b', 'a b', []],
  [
    'two places far from each other',
    letters,
    letters.replace('b', 'x y').replace('o', 'z'),
    ['@@ -1,5 +1,6 @@', ' a', '-b', '+x', '+y', ' c', ' d', ' e', '@@ -12,5 +13,5 @@'].concat([
      ' l',
      ' m',
      ' n',
      '-o',
      '+z',
      ' p',
    ]),
  ],
])('%s', (_, before, after, diff) => {
  expect(unifiedDiff(lines(before), lines(after))).toEqual(diff);
});

test('line ends of Windows and a missing last one change nothing', () => {
  expect(unifiedDiff('a\r\nb\r\n', 'a\r\nx')).toEqual(['@@ -1,2 +1,2 @@', ' a', '-b', '+x']);
});
