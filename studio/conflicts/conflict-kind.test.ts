import { expect, test } from 'vitest';
import { conflictKind } from './conflict-kind.ts';

test.each([
  ['both changed the same lines', 'about.yaml', 'title: There', 'title: Here', 'lines'],
  ['a page removed there', 'about.yaml', null, 'title: Here', 'removedThere'],
  ['a page removed here', 'about.yaml', 'title: There', undefined, 'removedHere'],
  ['a changed image', 'media/hall.jpg', '{"hash":"1"}', '{"hash":"2"}', 'picture'],
  ['an image removed there', 'media/hall.jpg', null, '{"hash":"2"}', 'removedThere'],
])('%s', (_, name, stored, ours, kind) => {
  expect(conflictKind({ name, stored }, ours)).toBe(kind);
});
