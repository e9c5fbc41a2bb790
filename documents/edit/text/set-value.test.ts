import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents, texts, values } from '../../../tests/support/sites/random-documents.ts';
import { randomYaml } from '../../../tests/support/sites/random-yaml.ts';
import {
  textAroundValue,
  collectPaths,
  parseValue,
  styleAt,
} from '../../../tests/support/sites/edited-text.ts';
import { getIn, type Path } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { applyEdits } from './edits.ts';
import { setIn } from './expected-values.ts';
import { findComments } from './edits.ts';
import { setValue } from './set-value.ts';

const changed = (text: string, path: Path, value: unknown, order?: string[]): string =>
  applyEdits(text, setValue(new Source('x.yaml', text), path, value, order));

const line = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

describe('setting a text', () => {
  test.each([
    ['a: one # note\n', 'two, {phone}', 'a: two, {phone} # note\n'],
    ['a:\tone\r\nb: 1\r\n', 'two', 'a:\ttwo\r\nb: 1\r\n'],
    ['a: one', 'two', 'a: two'],
    ['? a\n: one\n', 'two', '? a\n: two\n'],
    ["a: 'one'\n", "it's", "a: 'it''s'\n"],
    ['{a: one, b: "x"}', 'two', '{a: two, b: "x"}'],
    ['a: "caf\\u00e9 \\x41" # b\n', 'café A "B"\t\u0007', 'a: "caf\\u00e9 \\x41 \\"B\\"\\t\\u0007" # b\n'],
    ['a: >-\n    one\n    two\n\nb: 1\n', 'one\ntwo', 'a: >-\n    one\n\n    two\n\nb: 1\n'],
    ['a: >- # note\n  one\nb: 1\n', '', 'a: >- # note\nb: 1\n'],
    ['a: |\n  one\n  two\nb: 1', 'one\nthree\n', 'a: |\n  one\n  three\nb: 1'],
    ['a: |2+\n   one\n\nb: 1', ' one\n', 'a: |2\n   one\nb: 1'],
    ['a: one\n  two\n\n  three\nb: 1', 'one two\nfour', 'a: one\n  two\n\n  four\nb: 1'],
    ['a: !!str 5\n', '6 tiles', 'a: !!str 6 tiles\n'],
    ['a: 2024-01-31\n', '2024-02-01', 'a: 2024-02-01\n'],
  ])('keeps the scalar style: %j', (text, value, after) => {
    expect(changed(text, ['a'], value)).toBe(after);
  });

  test.each([
    ['a: one # note\n', '12', "a: '12' # note\n"],
    ['a: one\n', 'true', "a: 'true'\n"],
    ['a: one\n', '~', "a: '~'\n"],
    ['a: one\n', '*name', "a: '*name'\n"],
    ['a: one\n', 'x # y', "a: 'x # y'\n"],
    ['{a: one, b: "x"}', 'x, y', `{a: 'x, y', b: "x"}`],
    ['a: one # note\nb: 2\n', 'two\nthree', 'a: |- # note\n  two\n  three\nb: 2\n'],
    ["a: 'one'\n", 'two\nthree', 'a: |-\n  two\n  three\n'],
    ['a: one  \nb: 2', 'two\nthree', 'a: |-\n  two\n  three\nb: 2'],
    ['a: [one]\n', 'two\nthree', 'a: |-\n  two\n  three\n'],
    ['a: >- # note\n  one\n', 'one ', 'a: "one " # note\n'],
    ['a: one\n', 'bell \u0007', 'a: "bell \\u0007"\n'],
    ['a: !!int 5\n', 'tile', 'a: tile\n'],
  ])('uses the closest style that can represent it: %j', (text, value, after) => {
    expect(changed(text, ['a'], value)).toBe(after);
  });

  test('keeps existing line breaks and wraps new words', () => {
    const text = `a: >-\n  ${line(15, 'stone')}\n  ${line(15, 'tile')}\n`;
    const longer = `${line(10, 'stone')} ${line(30, 'marble')} ${line(5, 'stone')} ${line(15, 'tile')}`;
    const after = changed(text, ['a'], longer);
    expect(after).toBe(
      `a: >-\n  ${line(10, 'stone')} ${line(4, 'marble')}\n  ${line(12, 'marble')}\n` +
        `  ${line(12, 'marble')}\n  ${line(2, 'marble')} ${line(5, 'stone')}\n  ${line(15, 'tile')}\n`,
    );
    expect(changed(after, ['a'], `${line(15, 'stone')} ${line(15, 'tile')}`)).toBe(text);
  });
});

describe('setting a field', () => {
  test.each<[string, Path, unknown, string]>([
    ['a: # note\nb: 1\n', ['a'], 'one', 'a: one # note\nb: 1\n'],
    ['a: # note\nb: 1\n', ['a'], { x: 1 }, 'a: # note\n  x: 1\nb: 1\n'],
    ['a: # note\n  - 1\nb: 1\n', ['a'], 'one', 'a: one # note\nb: 1\n'],
    ['a:\n  # note\n  - 1\nb: 1\n', ['a'], 'one', 'a:\n  # note\n  one\nb: 1\n'],
    ['a: one\n', ['a'], false, 'a: false\n'],
    ['a: {b: 1}\n', ['a'], ['x', 2], 'a: [x, 2]\n'],
    ['a: 1\n', ['b'], 'one', 'a: 1\nb: one\n'],
    ['a: 1', ['b'], 'one', 'a: 1\nb: one'],
    ['{ a: 1 }\n', ['b'], 'one', '{ a: 1, b: one }\n'],
    ['{"a": 1,\r\n "b": 2}', ['c'], 'x', '{"a": 1,\r\n "b": 2, "c": "x"}'],
    [
      '{\n  "a": 1, # one\n  "b": 2 # two\n}\n',
      ['c'],
      true,
      '{\n  "a": 1, # one\n  "b": 2, # two\n  "c": true\n}\n',
    ],
    [
      'a:\n  b: 1\n    # of b\n# of c\nc: 1\n',
      ['a', 'x'],
      'y',
      'a:\n  b: 1\n    # of b\n  x: y\n# of c\nc: 1\n',
    ],
    ['list:\n- >-\n  a\n', ['list', 1], 'b', 'list:\n- >-\n  a\n- b\n'],
    [
      '- a: 1\n  b: 2\n',
      [0, 'actions', 0, 'label'],
      'Go',
      '- a: 1\n  b: 2\n  actions:\n    - { label: Go }\n',
    ],
    ['a: []\n', ['a', 0, 'label'], 'Go', 'a:\n  - { label: Go }\n'],
    ['# none yet\n', ['a', 'b'], 'one', '# none yet\na:\n  b: one\n'],
  ])('sets or inserts it: %j %j %j', (text, path, value, after) => {
    expect(changed(text, path, value)).toBe(after);
  });

  test.each([
    ['a: 1\nb: 2\n', 'a: 1\nc: x\nb: 2\n'],
    ['b: 2\n', 'c: x\nb: 2\n'],
    ['other: 1\n', 'other: 1\nc: x\n'],
    ['# the page\nb: 2\n', '# the page\nc: x\nb: 2\n'],
    ['- b: 2\n', '- c: x\n  b: 2\n'],
  ])('inserts it in the given order: %j', (text, after) => {
    const path = text.startsWith('-') ? [0, 'c'] : ['c'];
    expect(changed(text, path, 'x', ['a', 'c', 'b'])).toBe(after);
  });

  test('returns no edits if it already has the value', () => {
    expect(setValue(new Source('x', 'a: {b: "c"}'), ['a'], { b: 'c' })).toEqual([]);
  });
});

describe('a value with an anchor', () => {
  test.each<[string, Path, string]>([
    ['a: &n one\nb: *n # note\n', ['b'], 'a: &n one\nb: two # note\n'],
    ['a: &n {x: 1, y: 2}\nb: *n\n', ['b', 'x'], 'a: &n {x: 1, y: 2}\nb:\n  x: two\n  y: 2\n'],
    ['a: &n one\n', ['a'], 'a: &n two\n'],
  ])('replaces an alias by its value: %j', (text, path, after) => {
    expect(changed(text, path, 'two')).toBe(after);
  });

  test('is not changed if an alias refers to it', () => {
    const message =
      'x.yaml:1: line 2 also uses this value, by the alias *n. Replace the alias with the value first.';
    expect(() => changed('a: &n one\nb: *n\n', ['a'], 'two')).toThrow(new EditError(message));
    expect(() => changed('a: &n\n  x: 1\nb: *n\n', ['a', 'x'], 2)).toThrow(EditError);
    expect(() => changed('a: &n {x: 1}\nb: {<<: *n}\n', ['a', 'x'], 2)).toThrow(EditError);
  });
});

test.each<[string, string]>([
  [
    'a: 1\n---\na: 2\n',
    'x.yaml contains several YAML documents, separated by lines of ---. Put each one into its own file.',
  ],
  ['b: 1\na: [\n', 'x.yaml:3 cannot be parsed, so nothing was changed. Fix that line first.'],
  ['a: one\n', 'x.yaml:1 contains a text where fields are expected. Remove it first.'],
])('throws an error for %j', (text, message) => {
  expect(() => changed(text, ['a', 'b'], 'x')).toThrow(new EditError(message));
});

test('changes only the value, whatever surrounds it', () => {
  fc.assert(
    fc.property(documents, fc.integer(), fc.nat(), fc.oneof(texts, values), (document, seed, pick, value) => {
      fc.pre(value !== null);
      const text = randomYaml(document, seed);
      const paths = [...collectPaths(document)];
      const path = paths[pick % paths.length] ?? [];
      let after: string;
      try {
        after = changed(text, path, value);
      } catch (error) {
        expect(error).toBeInstanceOf(EditError);
        expect(text).toMatch(/&n\d/);
        return;
      }
      expect(parseValue(after)).toEqual(setIn(document, path, value));
      const around = textAroundValue(text, path);
      if (!around) return;
      expect(after.endsWith(around[1])).toBe(true);
      if (typeof getIn(document, path) === 'object') return;
      expect(findComments(after)).toEqual(findComments(text));
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('inserting and removing a word restores the exact text', () => {
  fc.assert(
    fc.property(documents, fc.integer(), fc.nat(), fc.nat(), (document, seed, pick, at) => {
      const paths = [...collectPaths(document)].filter((path) => typeof getIn(document, path) === 'string');
      fc.pre(paths.length > 0);
      const text = randomYaml(document, seed);
      const path = paths[pick % paths.length] ?? [];
      const old = Array.from(String(getIn(document, path)));
      const place = at % (old.length + 1);
      const value = [...old.slice(0, place), 'limestone', ...old.slice(place)].join('');
      fc.pre(!/&n\d|\*n\d/.test(text));
      const after = changed(text, path, value);
      if (styleAt(after, path) !== styleAt(text, path)) return;
      expect(changed(after, path, old.join(''))).toBe(text);
    }),
    { numRuns: 60, seed: 1 },
  );
});
