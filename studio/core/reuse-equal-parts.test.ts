import { expect, test } from 'vitest';
import { reuseEqualParts } from './reuse-equal-parts.ts';

const old = { title: 'A', sections: [{ type: 'hero', list: [1, 2] }, { type: 'faq' }] };

test('returns the old object if both are equal', () => {
  expect(reuseEqualParts(old, structuredClone(old))).toBe(old);
});

test('reuses the unchanged parts of a changed value', () => {
  const next = structuredClone(old);
  next.sections[1] = { type: 'prose' };
  const reused = reuseEqualParts(old, next);
  expect(reused).toEqual(next);
  expect(reused.sections[0]).toBe(old.sections[0]);
  expect(reused.sections[1]).not.toBe(old.sections[1]);
});

test('reuses a map with equal entries only', () => {
  const map = new Map([['/', { name: 'Home' }]]);
  expect(reuseEqualParts(map, structuredClone(map))).toBe(map);
  for (const next of [new Map(), new Map([['/', { name: 'Start' }]]), new Map([['/a', { name: 'Home' }]])])
    expect(reuseEqualParts(map, next)).toBe(next);
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [{ a: undefined }, {}],
  ['text', { a: 1 }],
  [{ a: 1 }, null],
  [[1], { 0: 1 }],
])('%j becomes %j', (before: unknown, after: unknown) => {
  expect(reuseEqualParts(before, after)).toStrictEqual(after);
});
