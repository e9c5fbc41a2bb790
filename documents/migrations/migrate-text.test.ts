import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { oldDocuments } from '../../tests/support/sites/old-documents.ts';
import { Source } from '../read/document/source.ts';
import { migrateText } from './migrate-text.ts';
import type { GetSharedSectionType } from './old-document.ts';

const migrated = (text: string, getSharedSectionType?: GetSharedSectionType): string =>
  migrateText(new Source('x.yaml', text), getSharedSectionType).text;

test.each(oldDocuments)('$what is migrated completely', ({ old, now }) => {
  const after = migrated(stringify(old));
  expect(parse(after)).toEqual(now);
  expect(migrated(after)).toBe(after);
});

const list = (items: string): string => `type: feature-list\nitems:\n${items}`;

test.each<[string, string, string]>([
  ['in block style', '  - name: A # a name\n', '  - title: A # a name\n'],
  [
    'in flow style',
    "  - { description: 'name: x', name: A }\n",
    "  - { description: 'name: x', title: A }\n",
  ],
  ['in double quotes', '  - "name": "name"\n', '  - "title": "name"\n'],
  ['in single quotes', "  - 'name': A\n", "  - 'title': A\n"],
  ['after a question mark', '  - ? name # note\n    : A\n', '  - ? title # note\n    : A\n'],
  ['that an alias repeats', '  - &a { name: A }\n  - *a\n', '  - &a { title: A }\n  - *a\n'],
  ['with CRLF line endings', '  - name: A\r\n', '  - title: A\r\n'],
  [
    'unless there is a title, which requires a decision',
    '  - { name: A, title: B }\n',
    '  - { name: A, title: B }\n',
  ],
])('renames a field %s', (_, before, after) => {
  expect(migrated(list(before))).toBe(list(after));
});

const form = (project: string): string => `type: estimate-form\nproject:${project}next: Next\n`;

test.each<[string, string, string]>([
  [
    'with comments above and after them and blank lines between them',
    '\n  # the step\n  name: P\n  # none is sent\n  images: A # a\n\n  selected: |\n    \tB\n\n    b\n  imagesNote: C\n  # below\n',
    '\n  # the step\n  name: P\n  photos:\n    # none is sent\n    button: A # a\n\n    selected: |\n      \tB\n\n      b\n    note: C\n  # below\n',
  ],
  [
    'with other fields between them',
    '\n    images: A\n    name: P # p\n    # never\n    imagesNote: C # c\n    selected: B\n',
    '\n    photos:\n        button: A\n        # never\n        note: C # c\n        selected: B\n    name: P # p\n',
  ],
  [
    'in flow style',
    ' { images: A, selected: B, imagesNote: C }\n',
    ' { photos: { button: A, selected: B, note: C } }\n',
  ],
  [
    'in flow style without spaces, with another field between them',
    ' {images: A, name: P, selected: B}\n',
    ' {photos: {button: A, selected: B}, name: P}\n',
  ],
  [
    'in multi-line flow style with comments and another field between them',
    ' {\n  images: A, # a\n  name: P, # p\n  # never\n  selected: B, # b\n}\n',
    ' {\n  photos: { button: A, # a\n  # never\n  selected: B }, # b\n  name: P, # p\n}\n',
  ],
  ['if only one of them exists', '\n  name: P\n  imagesNote: C\n', '\n  name: P\n  photos:\n    note: C\n'],
])('nests fields %s', (_, before, after) => {
  expect(migrated(form(before))).toBe(form(after));
});

describe('overrides of a shared section', () => {
  const page = 'sections:\n  - { type: shared, name: tiles, tiles: [{ name: A }] }\n';

  test('are migrated according to its type', () => {
    expect(migrated(page, (name) => (name === 'tiles' ? 'image-tiles' : undefined))).toBe(
      page.replace('[{ name', '[{ title'),
    );
  });

  test.each<[string, GetSharedSectionType | undefined]>([
    ['another type', () => 'client-grid'],
    ['an unknown type', undefined],
  ])('are not migrated for %s', (_, getSharedSectionType) => {
    expect(migrated(page, getSharedSectionType)).toBe(page);
  });
});

test('throws an error with both lines if an alias uses the value in a section of another type', () => {
  const text =
    'sections:\n  - { type: feature-list, items: &a [{ name: A }] }\n  - { type: client-grid, clients: *a }\n';
  expect(() => migrated(text)).toThrow('x.yaml:2: line 3 also uses this value, by the alias *a.');
});
