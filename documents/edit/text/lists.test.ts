import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRun, editRuns } from '../../../tests/support/sites/random-edits.ts';
import type { Path } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { copyEntry, insertEntry } from './insert-entry.ts';
import { applyEdits } from './edits.ts';
import { moveEntry } from './move-entry.ts';
import { removeValue } from './remove-value.ts';

const source = (text: string) => new Source('x.yaml', text);
const inserted = (text: string, index: number, value: unknown): string =>
  applyEdits(text, insertEntry(source(text), ['list'], index, value));
const moved = (text: string, from: number, to: number): string =>
  applyEdits(text, moveEntry(source(text), ['list'], from, to));
const copied = (text: string, index: number): string =>
  applyEdits(text, copyEntry(source(text), ['list'], index));
const removed = (text: string, path: Path): string => applyEdits(text, removeValue(source(text), path));

describe('insertEntry', () => {
  test.each<[string, number, unknown, string]>([
    ['list: [/a]\n', 1, '/new', 'list: [/a, /new]\n'],
    ['list: [/a, ]\n', 1, '/new', 'list: [/a, /new, ]\n'],
    ['list: [/a, /b]\n', 0, '/new', 'list: [/new, /a, /b]\n'],
    ['list: [] # none\n', 0, '/new', 'list: [/new] # none\n'],
    ['list: [] # none\n', 0, { a: 1 }, 'list: # none\n  - { a: 1 }\n'],
    ['list:\n- /a # one\n# two\nmore: 1\n', 1, '/new', 'list:\n- /a # one\n- /new\n# two\nmore: 1\n'],
    ['list:\n  # of a\n  - /a\n  - /b\n', 0, '/new', 'list:\n  - /new\n  # of a\n  - /a\n  - /b\n'],
    ['list:\r\n    - /a\r\n', 1, '/new', 'list:\r\n    - /a\r\n    - /new\r\n'],
    ['list:\n  - >-\n    /a\n\nmore: 1\n', 1, '/new', 'list:\n  - >-\n    /a\n  - /new\n\nmore: 1\n'],
    ['list:\n  - /a', 1, '/new', 'list:\n  - /a\n  - /new'],
    ['list:\n  -  a: 1\n', 1, { a: 2, b: 'c: d' }, "list:\n  -  a: 1\n  -  a: 2\n     b: 'c: d'\n"],
    ['list:\n  - { a: 1 }\n', 1, { a: 2 }, 'list:\n  - { a: 1 }\n  - { a: 2 }\n'],
    ['list:\n  - a: 1\n\n  - a: 3\n', 1, { a: 2 }, 'list:\n  - a: 1\n\n  - a: 2\n\n  - a: 3\n'],
    ['list:\n  - "a"\n', 1, 'b', 'list:\n  - "a"\n  - "b"\n'],
    ['list: [\n  "a", # one\n  "b" # two\n]', 2, 'c', 'list: [\n  "a", # one\n  "b", # two\n  "c"\n]'],
    ['other: 1\n', 0, { a: 1 }, 'other: 1\nlist:\n  - { a: 1 }\n'],
  ])('uses the style of the other entries: %j %i %j', (before, index, value, after) => {
    expect(inserted(before, index, value)).toBe(after);
  });

  test('throws an error for a value that is no list, or an index out of range', () => {
    expect(() => inserted('list: 1\n', 0, 'x')).toThrow('x.yaml has no list at list');
    expect(() => inserted('list: [a]\n', 2, 'x')).toThrow('the index 2 is out of range for the list at list');
  });
});

describe('removeValue removes nothing else', () => {
  test.each<[string, Path, string]>([
    ['list: [/a, /b]\nmore: 1\n', ['list', 0], 'list: [/b]\nmore: 1\n'],
    ['list: [/a, /b]\nmore: 1\n', ['list', 1], 'list: [/a]\nmore: 1\n'],
    ['list: [/a] # one\nmore: 1\n', ['list', 0], 'more: 1\n'],
    ['list:\n  - /a\n  - /b # two\n', ['list', 1], 'list:\n  - /a\n'],
    ['list:\n  - /a\n  - /b', ['list', 1], 'list:\n  - /a'],
    ['list:\n  - /a\n\n  - /b\nmore: 1\n', ['list', 1], 'list:\n  - /a\nmore: 1\n'],
    ['top: 1\nlist:\n  - /a\nmore: 1\n', ['list', 0], 'top: 1\nmore: 1\n'],
    ['- a: 1 # one\n  # of b\n  b: 2\n', [0, 'a'], '- # of b\n  b: 2\n'],
    ['- a: 1\n  b: 2\n- c: 3\n', [1, 'c'], '- a: 1\n  b: 2\n- {}\n'],
    ['list:\n  - a\n\n  # of b\n  # more\n  - b\nmore: 1\n', ['list', 1], 'list:\n  - a\nmore: 1\n'],
    ['list:\n  # of a\n  - a\n    # in a\n  - b\n', ['list', 1], 'list:\n  # of a\n  - a\n    # in a\n'],
    ['list:\n  # of a\n  - a\n  - b\n', ['list', 0], 'list:\n  - b\n'],
    ['list:\n  # of all\n\n  - a\n  - b\n', ['list', 0], 'list:\n  # of all\n\n  - b\n'],
    ['list:\n  - a\n# of none\n  - b\n', ['list', 1], 'list:\n  - a\n# of none\n'],
    ['# of the file\na: 1\n# of b\nb: 2\n', ['b'], '# of the file\na: 1\n'],
    ['# of the file\na: 1\nb: 2\n', ['a'], '# of the file\nb: 2\n'],
    ['[\n  1,\n  # of 2\n  2,\n  3\n]\n', [1], '[\n  1,\n  3\n]\n'],
    ['? a\n: 1\n? b\n: 2\n', ['a'], '? b\n: 2\n'],
    ['{ a: 1, b: 2 }\n', ['a'], '{ b: 2 }\n'],
    ['{\n  "a": 1, # one\n  "b": 2 # two\n}\n', ['b'], '{\n  "a": 1 # one\n}\n'],
    ['{\n  "a": 1, # one\n  "b": 2 # two\n}\n', ['a'], '{\n  "b": 2 # two\n}\n'],
    ['a: 1\n', ['a'], '{}\n'],
    ['a: &n [1, 2]\nb: *n\n', ['b', 0], 'a: &n [1, 2]\nb:\n  - 2\n'],
  ])('%j %j', (before, path, after) => {
    expect(removed(before, path)).toBe(after);
  });

  test('removes a comment that would become part of the text above', () => {
    expect(removed('a: |\n  text\nb: 1\n   # of b\n', ['b'])).toBe('a: |\n  text\n');
  });

  test('throws an error if an alias refers to the value, or if there is no value', () => {
    const message =
      'x.yaml:1: line 2 also uses this value, by the alias *n. Replace the alias with the value first.';
    expect(() => removed('a: &n 1\nb: *n\n', ['a'])).toThrow(new EditError(message));
    expect(() => removed('a: 1\n', ['b'])).toThrow('x.yaml has no value at b');
  });
});

describe('moveEntry moves an entry with its comments', () => {
  test.each<[string, number, number, string]>([
    ['list: [a, b,  c]\n', 0, 2, 'list: [b, c,  a]\n'],
    ['list:\n- a\n- b\n- c', 2, 0, 'list:\n- c\n- a\n- b'],
    [
      'list:\n  # of a\n  - a # one\n    # below\n\n  - b:\n      c: 1\nmore: 1\n',
      0,
      1,
      'list:\n  - b:\n      c: 1\n\n  # of a\n  - a # one\n    # below\nmore: 1\n',
    ],
    ['list:\n  - - a\n    - b\n', 0, 0, 'list:\n  - - a\n    - b\n'],
    ['list: [\n  # of a\n  a, # one\n  b # two\n]\n', 0, 1, 'list: [\n  b, # two\n  # of a\n  a # one\n]\n'],
    ['one: &n [a, b]\nlist: *n\n', 0, 1, 'one: &n [a, b]\nlist:\n  - b\n  - a\n'],
  ])('%j %i %i', (before, from, to, after) => {
    expect(moved(before, from, to)).toBe(after);
    if (!before.includes('*')) expect(moved(after, to, from)).toBe(before);
  });

  test('moves an entry of a nested list that starts on the line of the outer dash', () => {
    const before = '- - a # one\n  - b:\n      c: 1\n';
    const after = applyEdits(before, moveEntry(source(before), [0], 0, 1));
    expect(after).toBe('- - b:\n      c: 1\n  - a # one\n');
  });

  test('throws an error if an anchor would follow its alias, or if there is no such entry', () => {
    expect(() => moved('list: [&n a, *n]\n', 0, 1)).toThrow(EditError);
    expect(() => moved('list: [a]\n', 0, 1)).toThrow('x.yaml has no entries 0 and 1 at list');
  });
});

describe('copyEntry copies the source of an entry, or only its value if it contains an anchor', () => {
  test.each<[string, number, string]>([
    ['list: ["a" , b]\n', 0, 'list: ["a", "a" , b]\n'],
    ['list:\n  # of a\n  - a:   1 # one\n', 0, 'list:\n  # of a\n  - a:   1 # one\n  - a:   1 # one\n'],
    ['list:\n- >-\n  a\n  b\n\n- c', 0, 'list:\n- >-\n  a\n  b\n\n- >-\n  a\n  b\n\n- c'],
    ['list:\n- &n a: &m 1 # &n\n  b: *m\n', 0, 'list:\n- &n a: &m 1 # &n\n  b: *m\n- a: 1\n  b: 1\n'],
    ['list: [\n  {a: 1}, # one\n  b\n]', 0, 'list: [\n  {a: 1}, # one\n  {a: 1},\n  b\n]'],
  ])('%j %i', (before, index, after) => {
    expect(copied(before, index)).toBe(after);
  });
});

test('random edits of random YAML change nothing else', () => {
  fc.assert(fc.property(editRuns(2), checkRun), { numRuns: 60, seed: 1 });
});
