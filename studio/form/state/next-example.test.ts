import { expect, test } from 'vitest';
import type { Path } from '../../../documents/read/document/path.ts';
import { findNextExample } from './next-example.ts';

const page = {
  title: '✎ Title',
  popup: false,
  sections: [{ type: 'prose', text: 'Done' }, { items: ['✎ One', 'Two', '✎ Three'] }],
};
const one: Path = ['sections', 1, 'items', 0];
const three: Path = ['sections', 1, 'items', 2];

test.each<[Path, Path]>([
  [[], ['title']],
  [['title'], one],
  [['popup'], one],
  [['sections', 0, 'text'], one],
  [['sections', 1], one],
  [one, three],
  [three, ['title']],
])('after %j follows %j', (place, next) => {
  expect(findNextExample(page, place)).toEqual(next);
});

test('a document without examples has no next one', () => {
  expect(findNextExample({ title: 'Done' }, [])).toBeUndefined();
});
