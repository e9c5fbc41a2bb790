import { describe, expect, test } from 'vitest';
import { maxDepth, findExcessiveDepth } from './depth.ts';
import { Source } from './source.ts';

const stairs = (count: number): string =>
  Array.from({ length: count }, (_, level) => `${' '.repeat(level)}- `).join('\n');

describe('a text that is nested too deep is not parsed', () => {
  test.each([
    ['explicit keys', '? '.repeat(401), 60],
    ['explicit keys after a byte order mark', `\uFEFF${'? '.repeat(401)}`, 61],
    ['explicit keys with anchors', '? &a '.repeat(160), 150],
    ['explicit keys with tags', '? !a '.repeat(160), 150],
    ['entries with anchors', '- &a '.repeat(160), 150],
    ['explicit keys in a field', `title: a\nsections:\n  - ${'? '.repeat(400)}`, 79],
    ['brackets', '['.repeat(100_000), 30],
    ['braces in brackets', '[{a: '.repeat(1000), 75],
    ['lists line by line', stairs(400), 555],
    ['explicit keys in brackets', `[${'? ['.repeat(400)}`, 90],
  ])('%s', (_, text, offset) => {
    expect(findExcessiveDepth(text)).toBe(offset);
    const { document } = new Source('a.yaml', text).parse();
    expect(document.contents).toBeNull();
    expect(document.errors.map(({ code }) => code)).toEqual(['RESOURCE_EXHAUSTION']);
    expect(document.toJS()).toBeNull();
  });
});

test('a text up to the limit is parsed, however it is indented', () => {
  for (const text of [
    '- '.repeat(maxDepth - 1) + 'a',
    '['.repeat(maxDepth) + ']'.repeat(maxDepth),
    `a: |\n${' '.repeat(60)}- - - -\n`,
    `a: "${'? '.repeat(400)}"`,
    `a: '${'['.repeat(100)}'`,
    `a: >-\n  ${'[ '.repeat(70)}\n`,
    `a: b${' # - ? :'.repeat(100)}`,
  ])
    expect(new Source('a.yaml', text).parse().document.errors).toEqual([]);
});
