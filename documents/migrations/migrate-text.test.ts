import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { oldDocuments } from '../../tests/support/sites/old-documents.ts';
import { Source } from '../read/document/source.ts';
import { migrateText } from './migrate-text.ts';
import type { TypeOfPiece } from './old-document.ts';

const migrated = (text: string, typeOfPiece?: TypeOfPiece): string =>
  migrateText(new Source('x.yaml', text), typeOfPiece).text;

test.each(oldDocuments)('$what is migrated, and then waits for nothing', ({ old, now }) => {
  const after = migrated(stringify(old));
  expect(parse(after)).toEqual(now);
  expect(migrated(after)).toBe(after);
});

const list = (items: string): string => `type: feature-list\nitems:\n${items}`;

test.each<[string, string, string]>([
  ['in lines', '  - name: A # a name\n', '  - title: A # a name\n'],
  ['in braces', "  - { description: 'name: x', name: A }\n", "  - { description: 'name: x', title: A }\n"],
  ['in double quotes', '  - "name": "name"\n', '  - "title": "name"\n'],
  ['in single quotes', "  - 'name': A\n", "  - 'title': A\n"],
  ['behind a question mark', '  - ? name # note\n    : A\n', '  - ? title # note\n    : A\n'],
  ['under a name for both', '  - &a { name: A }\n  - *a\n', '  - &a { title: A }\n  - *a\n'],
  ['with the line ends of Windows', '  - name: A\r\n', '  - title: A\r\n'],
  [
    'beside a title, which an editor has to look at',
    '  - { name: A, title: B }\n',
    '  - { name: A, title: B }\n',
  ],
])('a field gets another name %s', (_, before, after) => {
  expect(migrated(list(before))).toBe(list(after));
});

const form = (project: string): string => `type: estimate-form\nproject:${project}next: Next\n`;

test.each<[string, string, string]>([
  [
    'with the notes above and behind them and blank lines between them',
    '\n  # the step\n  name: P\n  # none is sent\n  images: A # a\n\n  selected: |\n    \tB\n\n    b\n  imagesNote: C\n  # below\n',
    '\n  # the step\n  name: P\n  photos:\n    # none is sent\n    button: A # a\n\n    selected: |\n      \tB\n\n      b\n    note: C\n  # below\n',
  ],
  [
    'where others stand between them',
    '\n    images: A\n    name: P # p\n    # never\n    imagesNote: C # c\n    selected: B\n',
    '\n    photos:\n        button: A\n        # never\n        note: C # c\n        selected: B\n    name: P # p\n',
  ],
  [
    'in braces',
    ' { images: A, selected: B, imagesNote: C }\n',
    ' { photos: { button: A, selected: B, note: C } }\n',
  ],
  [
    'in tight braces, apart',
    ' {images: A, name: P, selected: B}\n',
    ' {photos: {button: A, selected: B}, name: P}\n',
  ],
  [
    'in braces over lines, apart, with notes',
    ' {\n  images: A, # a\n  name: P, # p\n  # never\n  selected: B, # b\n}\n',
    ' {\n  photos: { button: A, # a\n  # never\n  selected: B }, # b\n  name: P, # p\n}\n',
  ],
  ['where only one is there', '\n  name: P\n  imagesNote: C\n', '\n  name: P\n  photos:\n    note: C\n'],
])('fields are gathered %s', (_, before, after) => {
  expect(migrated(form(before))).toBe(form(after));
});

describe('beside the name of a shared piece', () => {
  const page = 'sections:\n  - { type: shared, name: tiles, tiles: [{ name: A }] }\n';

  test('the type of the piece says what the fields are', () => {
    expect(migrated(page, (name) => (name === 'tiles' ? 'image-tiles' : undefined))).toBe(
      page.replace('[{ name', '[{ title'),
    );
  });

  test.each<[string, TypeOfPiece | undefined]>([
    ['another type', () => 'client-grid'],
    ['no type that is known', undefined],
  ])('a piece of %s leaves them as they are', (_, typeOfPiece) => {
    expect(migrated(page, typeOfPiece)).toBe(page);
  });
});

test('what stands for two things at once is refused, with its line and that of its use', () => {
  const text =
    'sections:\n  - { type: feature-list, items: &a [{ name: A }] }\n  - { type: client-grid, clients: *a }\n';
  expect(() => migrated(text)).toThrow('x.yaml:2: this is also used in line 3, by its name *a.');
});
