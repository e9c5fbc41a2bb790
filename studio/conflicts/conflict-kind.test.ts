import { expect, test } from 'vitest';
import { conflictKind } from './conflict-kind.ts';

test.each([
  ['both changed the same lines', 'about.yaml', 'title: There', 'title: Here', 'lines'],
  ['a page that was removed there has no lines', 'about.yaml', null, 'title: Here', 'removedThere'],
  ['a page that was removed here', 'about.yaml', 'title: There', undefined, 'removedHere'],
  ['a picture has no lines', 'media/hall.jpg', '{"hash":"1"}', '{"hash":"2"}', 'picture'],
  ['a picture that was removed there', 'media/hall.jpg', null, '{"hash":"2"}', 'removedThere'],
])('%s', (_, name, stored, mine, kind) => {
  expect(conflictKind({ name, stored }, mine)).toBe(kind);
});
