import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { wordsShape } from './words-shape.ts';

test('the Studio has all its words, and no others', () => {
  const words: unknown = parse(readFileSync('studio/words/words.yaml', 'utf8'));
  expect(wordsShape.safeParse(words).error?.issues ?? []).toEqual([]);
});
