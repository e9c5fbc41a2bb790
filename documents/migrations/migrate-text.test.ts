import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { oldDocuments } from '../../tests/support/sites/old-documents.ts';
import { useEntryTitles } from '../../tests/support/sites/entry-titles.ts';
import { Source } from '../read/document/source.ts';
import { migrateText } from './migrate-text.ts';
import type { GetSharedSectionType } from './typed-sections.ts';

useEntryTitles();

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
  ['after a question mark', '  - ? name\n    : A\n', '  - title: A\n'],
  ['that an alias repeats', '  - &a { name: A }\n  - *a\n', '  - &a { title: A }\n  - title: A\n'],
  [
    'unless there is a title, which requires a decision',
    '  - { name: A, title: B }\n',
    '  - { name: A, title: B }\n',
  ],
])('renames a field %s', (_, before, after) => {
  expect(migrated(list(before))).toBe(list(after));
});

describe('overrides of a shared section', () => {
  const page = 'sections:\n  - { type: shared, name: tiles, tiles: [{ name: A }] }\n';

  test('are migrated according to its type', () => {
    expect(migrated(page, (name) => (name === 'tiles' ? 'image-tiles' : undefined))).toBe(
      page.replace('[{ name: A }]', '[ { title: A } ]'),
    );
  });

  test.each<[string, GetSharedSectionType | undefined]>([
    ['another type', () => 'client-grid'],
    ['an unknown type', undefined],
  ])('are not migrated for %s', (_, getSharedSectionType) => {
    expect(migrated(page, getSharedSectionType)).toBe(page);
  });
});

test('throws an error if an alias uses the value in a section of another type', () => {
  const text =
    'sections:\n  - { type: feature-list, items: &a [{ name: A }] }\n  - { type: client-grid, clients: *a }\n';
  expect(() => migrated(text)).toThrow('x.yaml:2: the alias *a may repeat this value.');
});
