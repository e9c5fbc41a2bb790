import { expect, test } from 'vitest';
import { Source } from '../../read/document/source.ts';
import { applyEdits } from './edits.ts';
import { entriesOf, valueAt } from '../../read/document/path.ts';
import { insertEntry } from './insert-entry.ts';
import { removeFromList } from './list-removal.ts';

const added = (text: string, value: unknown): string => {
  const source = new Source('x.yaml', text);
  const { length } = entriesOf(valueAt(source.parse().document.toJS(), ['list']));
  return applyEdits(text, insertEntry(source, ['list'], length, value));
};
const removed = (text: string, index: number): string => {
  const source = new Source('x.yaml', text);
  return applyEdits(text, [removeFromList(source, ['list'], index)]);
};

test.each([
  ['list: [/a]\n', 'list: [/a, /new]\n'],
  ['list: [/a, ]\n', 'list: [/a, /new, ]\n'],
  ['list: [] # none\n', 'list: [/new] # none\n'],
  ['list:\n- /a # one\n# two\nmore: 1\n', 'list:\n- /a # one\n- /new\n# two\nmore: 1\n'],
  ['list:\r\n    - /a\r\n', 'list:\r\n    - /a\r\n    - /new\r\n'],
  ['list:\n  - >-\n    /a\n\nmore: 1\n', 'list:\n  - >-\n    /a\n  - /new\n\nmore: 1\n'],
  ['list:\n  - /a', 'list:\n  - /a\n  - /new'],
])('an entry is added as the others are written: %j', (before, after) => {
  expect(added(before, '/new')).toBe(after);
});

test('an entry of fields on lines gets lines', () => {
  const before = 'list:\n  - label: A\n    href: /a # here\n';
  expect(added(before, { label: 'B: two', href: '/b' })).toBe(`${before}  - label: 'B: two'\n    href: /b\n`);
});

test.each([
  ['list: [/a, /b]\nmore: 1\n', 0, 'list: [/b]\nmore: 1\n'],
  ['list: [/a, /b]\nmore: 1\n', 1, 'list: [/a]\nmore: 1\n'],
  ['list: [/a] # one\nmore: 1\n', 0, 'more: 1\n'],
  ['list:\n  - /a\n  - /b # two\n', 1, 'list:\n  - /a\n'],
  ['top: 1\nlist:\n  - /a\nmore: 1\n', 0, 'top: 1\nmore: 1\n'],
])('an entry is taken out, and nothing else: %j %i', (before, index, after) => {
  expect(removed(before, index)).toBe(after);
});

test('two changes of one place are refused', () => {
  const edits = [
    { start: 0, end: 2, text: 'x' },
    { start: 1, end: 3, text: 'y' },
  ];
  expect(() => applyEdits('abcd', edits)).toThrow('two changes of one text overlap');
});

test('what is no list is an error', () => {
  expect(() => added('list: 1\n', 'x')).toThrow('x.yaml has no list at list');
});
