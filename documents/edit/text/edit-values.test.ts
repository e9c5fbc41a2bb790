import { describe, expect, test } from 'vitest';
import type { Path } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import { EditError } from './edit-error.ts';
import {
  copyEntry,
  editDocument,
  insertEntry,
  moveEntry,
  removeValue,
  setValue,
  toggleHidden,
} from './edit-document.ts';
import { applyEdits, type Edit } from './edits.ts';

const edited = (text: string, edit: (source: Source) => Edit[]): string =>
  applyEdits(text, edit(new Source('x.yaml', text)));
const changed = (text: string, path: Path, value: unknown, order?: string[]): string =>
  edited(text, (source) => setValue(source, path, value, order));
const removed = (text: string, path: Path): string => edited(text, (source) => removeValue(source, path));
const inserted = (text: string, index: number, value: unknown): string =>
  edited(text, (source) => insertEntry(source, ['list'], index, value));
const moved = (text: string, from: number, to: number): string =>
  edited(text, (source) => moveEntry(source, ['list'], from, to));
const copied = (text: string, index: number): string =>
  edited(text, (source) => copyEntry(source, ['list'], index));

describe('setValue', () => {
  test.each([
    ['a: one # note\n', 'two, {phone}', 'a: two, {phone} # note\n'],
    ["a: 'one'\n", "it's", "a: 'it''s'\n"],
    ['a: "caf\\u00e9"\n', 'café "B"', 'a: "café \\"B\\""\n'],
    ['a: { b: "x" }\n', 'x', 'a: x\n'],
    ['a: >-\n  one\n  two\n\nb: 1\n', 'one\ntwo', 'a: >-\n  one\n\n  two\n\nb: 1\n'],
    ['a: |\n  one\nb: 1\n', 'one\nthree\n', 'a: |\n  one\n  three\nb: 1\n'],
    ['a: 2024-01-31\n', '2024-02-01', 'a: 2024-02-01\n'],
    ['a: one # note\n', '12', "a: '12' # note\n"],
    ['a: one\n', '*name', "a: '*name'\n"],
    ['a: one # note\n', 'two\nthree', 'a: |- # note\n  two\n  three\n'],
    ['a: >- # note\n  one\n', '', "a: '' # note\n"],
    ['a: one\n', 'bell \u0007', 'a: "bell \\a"\n'],
  ])('keeps the quotes or the block style if they can represent the text: %j', (text, value, after) => {
    expect(changed(text, ['a'], value)).toBe(after);
  });

  test.each<[string, Path, unknown, string]>([
    ['a: # note\nb: 1\n', ['a'], 'one', 'a: one # note\nb: 1\n'],
    ['a: # note\n  - 1\n', ['a'], 'one', '# note\na: one\n'],
    ['a: x # note\n', ['a'], ['y z'], 'a:\n  # note\n  - y z\n'],
    ['a: { b: 1 }\n', ['a'], { c: 2 }, 'a: { c: 2 }\n'],
    ['a: 1\n', ['b'], ['/c', '/d'], 'a: 1\nb: [ /c, /d ]\n'],
    ['list:\n  - "a"\n', ['list', 1], 'b', 'list:\n  - "a"\n  - "b"\n'],
    ['- a: 1\n', [0, 'b', 0, 'c'], 'Go', '- a: 1\n  b:\n    - { c: Go }\n'],
    ['# none yet\n', ['a', 'b'], 'one', '# none yet\n\na:\n  b: one\n'],
  ])('sets or adds a field: %j %j %j', (text, path, value, after) => {
    expect(changed(text, path, value)).toBe(after);
  });

  test.each([
    ['a: 1\nb: 2\n', 'a: 1\nc: x\nb: 2\n'],
    ['other: 1\n', 'other: 1\nc: x\n'],
    ['# the page\nb: 2\n', '# the page\nc: x\nb: 2\n'],
  ])('adds a field in the given order: %j', (text, after) => {
    expect(changed(text, ['c'], 'x', ['a', 'c', 'b'])).toBe(after);
  });

  test('returns no edits if the document already has the value, in whatever style', () => {
    expect(setValue(new Source('x', 'a: {b: "c"}'), ['a'], { b: 'c' })).toEqual([]);
  });

  test('brings a document into the style of all documents, with its line endings, numbers and aliases', () => {
    const text = '# page\r\na:   &n {x: 0x1F, y: [1,2]}\r\nb:\r\n- *n\r\n- 02134\r\nc:\t"1"';
    const after = '# page\r\na: &n { x: 0x1F, y: [ 1, 2 ] }\r\nb:\r\n  - *n\r\n  - 02134\r\nc: two\r\n';
    expect(changed(text, ['c'], 'two').replace('"two"', 'two')).toBe(after);
  });

  test('keeps a comment at the indentation of the field below it', () => {
    const text = 'list:\n  - a: 1\n    # b: 2\n\n  # of c\n  - c: 3\nd: 4\n';
    expect(changed(text, ['d'], 5)).toBe(text.replace('d: 4', 'd: 5'));
  });
});

test.each<[string, string]>([
  [
    'a: 1\n---\na: 2\n',
    'x.yaml contains several YAML documents, separated by lines of ---. Put each one into its own file.',
  ],
  ['b: 1\na: [\n', 'x.yaml:3 cannot be parsed, so nothing was changed. Fix that line first.'],
  ['a: one\n', 'x.yaml:1 contains a text where fields are expected. Remove it first.'],
  [
    'b: &n { x: 1 }\na: *n\nc: 1\n',
    'x.yaml:1: the alias *n may repeat this value. Replace the alias with the value first.',
  ],
])('throws an error and changes nothing: %j', (text, message) => {
  const path = text.includes('&') ? ['b', 'x'] : ['a', 'b'];
  expect(() => changed(text, path, 'x')).toThrow(new EditError(message));
});

test('an edit of an alias replaces it by its value', () => {
  expect(changed('a: &n { x: 1, y: 2 }\nb: *n\n', ['b', 'x'], 3)).toBe(
    'a: &n { x: 1, y: 2 }\nb:\n  x: 3\n  y: 2\n',
  );
});

describe('removeValue removes a value with its own comments', () => {
  test.each<[string, Path, string]>([
    ['list: [ /a, /b ]\n', ['list', 0], 'list: [ /b ]\n'],
    ['list: [ /a ] # one\nmore: 1\n', ['list', 0], 'more: 1\n'],
    ['list:\n  - /a\n\n  - /b # two\nmore: 1\n', ['list', 1], 'list:\n  - /a\nmore: 1\n'],
    ['list:\n\n  - a\n\n  - b\n', ['list', 0], 'list:\n\n  - b\n'],
    ['- a: 1 # one\n  # of b\n  b: 2\n', [0, 'a'], '- # of b\n  b: 2\n'],
    ['- a: 1\n- c: 3\n', [1, 'c'], '- a: 1\n- {}\n'],
    ['list:\n  - a\n\n  # of b\n  # more\n  - b\n', ['list', 1], 'list:\n  - a\n'],
    ['list:\n  # of a\n  - a\n    # in a\n  - b\n', ['list', 0], 'list:\n  - b\n'],
    ['list:\n  # of all\n\n  - a\n  - b\n', ['list', 0], 'list:\n  # of all\n\n  - b\n'],
    ['list: # of all\n  - a\n  - b\n', ['list', 0], '# of all\nlist:\n  - b\n'],
    ['list:\n  - a: 1\n    # was: 2\n  # of b\n  - b\n', ['list', 0], 'list:\n  # of b\n  - b\n'],
    ['list:\n  - a\n  # of none\n\n  - b\n', ['list', 1], 'list:\n  - a\n  # of none\n'],
    ['# of the file\na: 1\nb: 2\n', ['a'], '# of the file\nb: 2\n'],
    ['# of the file\n\n# of a\na: 1\nb: 2\n', ['a'], '# of the file\n\nb: 2\n'],
    ['a: 1\n', ['a'], '{}\n'],
  ])('%j %j', (before, path, after) => {
    expect(removed(before, path)).toBe(after);
  });

  test('throws an error if there is no value', () => {
    expect(() => removed('a: 1\n', ['b'])).toThrow('x.yaml has no value at b');
  });
});

describe('insertEntry', () => {
  test.each<[string, number, unknown, string]>([
    ['list: [ /a ]\n', 0, '/new', 'list: [ /new, /a ]\n'],
    ['list: [] # none\n', 0, { a: 1 }, 'list:\n  # none\n  - { a: 1 }\n'],
    ['list:\n  - /a # one\n# two\nb: 1\n', 1, '/new', 'list:\n  - /a # one\n  - /new\n# two\nb: 1\n'],
    ['list:\n  # of a\n  - /a\n', 0, '/new', 'list:\n  - /new\n  # of a\n  - /a\n'],
    ['list:\n  - a: 1\n\n  - a: 3\n', 1, { a: 2 }, 'list:\n  - a: 1\n\n  - a: 2\n\n  - a: 3\n'],
    ['list:\n  - { a: 1 }\n', 1, { a: 2 }, 'list:\n  - { a: 1 }\n  - { a: 2 }\n'],
    ['list:\n  - a\n  # - b\n', 1, 'c', 'list:\n  - a\n  - c\n  # - b\n'],
    ['other: 1\n', 0, { a: 1 }, 'other: 1\nlist:\n  - { a: 1 }\n'],
  ])('uses the style of the other entries: %j %i %j', (before, index, value, after) => {
    expect(inserted(before, index, value)).toBe(after);
  });

  test('throws an error for a value that is no list, or an index out of range', () => {
    expect(() => inserted('list: 1\n', 0, 'x')).toThrow('x.yaml has no index 0 at list');
    expect(() => inserted('list: [a]\n', 2, 'x')).toThrow('x.yaml has no index 2 at list');
  });
});

describe('moveEntry moves an entry with its comments', () => {
  test.each<[string, number, number, string]>([
    ['list: [ a, b, c ]\n', 0, 2, 'list: [ b, c, a ]\n'],
    [
      'list:\n  # of a\n  - a # one\n\n  - b:\n      c: 1\n    # in b\n',
      0,
      1,
      'list:\n  - b:\n      c: 1\n    # in b\n\n  # of a\n  - a # one\n',
    ],
  ])('%j %i %i', (before, from, to, after) => {
    expect(moved(before, from, to)).toBe(after);
  });

  test('throws an error if an anchor would follow its alias, or if there is no such entry', () => {
    expect(() => moved('list: [&n a, *n]\n', 0, 1)).toThrow(EditError);
    expect(() => moved('list: [a]\n', 0, 1)).toThrow('x.yaml has no entry 1 at list');
  });
});

test.each<[string, number, string]>([
  ['list:\n  # of a\n  - a: 1 # one\n', 0, 'list:\n  # of a\n  - a: 1 # one\n  - a: 1 # one\n'],
  ['list:\n  - >-\n    a\n\n  - c\n', 0, 'list:\n  - >-\n    a\n\n  - >-\n    a\n\n  - c\n'],
  ['list:\n  - &n a\n  - *n\n', 0, 'list:\n  - &n a\n  - a\n  - *n\n'],
])('copyEntry copies an entry with the comments in it, but without anchors: %j', (before, index, after) => {
  expect(copied(before, index)).toBe(after);
});

test('several edits of a document are one', () => {
  const edit = (source: Source) =>
    editDocument(source, (draft) => {
      draft.set(['a'], 2);
      draft.rename([], 'b', 'say yes');
      draft.remove(['c', 0]);
    });
  expect(edited('a: 1\nb: 1 # note\nc: [ x, y ]\n', edit)).toBe('a: 2\nsay yes: 1 # note\nc: [ y ]\n');
});

test.each([
  ['- type: prose\n  heading: A # comment\n', '- type: prose\n  hidden: true\n  heading: A # comment\n'],
  ['- { type: shared, name: a, text: B }\n', '- { type: shared, name: a, hidden: true, text: B }\n'],
])('toggleHidden hides and shows a section: %s', (text, hidden) => {
  const toggled = (from: string) => edited(from, (source) => toggleHidden(source, [0]));
  expect(toggled(text)).toBe(hidden);
  expect(toggled(hidden)).toBe(text);
});
