import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

const shown = (before: string, after: string): string[] =>
  changedLines(before.replaceAll(' ', '\n'), after.replaceAll(' ', '\n')).map(
    ({ sign, line, text }) => `${sign}${line}${text}`,
  );

test.each<[string, string, string[]]>([
  ['a b c', 'a b c', []],
  ['a b c', 'a c', ['-2b']],
  ['a c', 'a b c', ['+2b']],
  ['a b c', 'a x c', ['-2b', '+2x']],
  ['a b c d e', 'a c x e', ['-2b', '-4d', '+3x']],
  ['a b', 'a', ['-2b']],
  ['a', 'a b', ['+2b']],
  ['a b', 'x y', ['-1a', '-2b', '+1x', '+2y']],
])('from "%s" to "%s"', (before, after, lines) => {
  expect(shown(before, after)).toEqual(lines);
});
