import { expect, test } from 'vitest';
import { listConflicts, mergeFields } from './merge-fields.ts';

const base = 'title: A\nheading: One # large\ntagline: Two\n';
const mine = 'title: A\nheading: Mine # large\ntagline: Two\n';
const theirs = '# Theirs\ntitle: A\neyebrow: New\nheading: Theirs # large\ntagline: Three\n';

test('only the field that both sides changed is a conflict, also if the lines next to it differ', () => {
  const versions = { mine, base, theirs };
  expect(listConflicts('a.yaml', versions)).toEqual([{ path: ['heading'], before: 'Theirs', after: 'Mine' }]);
  const others = { title: 'A', eyebrow: 'New', tagline: 'Three' };
  for (const [side, heading] of [
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const) {
    const text = mergeFields('a.yaml', versions, [side]);
    for (const [name, value] of Object.entries({ ...others, heading }))
      expect(text).toContain(`${name}: ${value}`);
    expect(text).toContain(`heading: ${heading} # large\n`);
  }
});

test('a page that both sides added has a conflict for each field that differs', () => {
  expect(listConflicts('a.yaml', { mine, base: null, theirs: base })).toEqual([
    { path: ['heading'], before: 'One', after: 'Mine' },
  ]);
});

test('a side that is not YAML can only be chosen as a whole', () => {
  expect(listConflicts('a.yaml', { mine: 'a: "', base, theirs })).toBeUndefined();
  expect(listConflicts('a.yaml', { mine, base, theirs: 'a: "' })).toBeUndefined();
});
