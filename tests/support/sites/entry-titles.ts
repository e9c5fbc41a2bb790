import { afterAll, beforeAll } from 'vitest';
import { toArray, isMapping } from '../../../documents/read/document/path.ts';
import type { FieldChange, Migration } from '../../../documents/migrations/migration.ts';
import { migrations } from '../../../documents/migrations/migrations.ts';

/** An example of a migration: renames `name` to `title` in the entries of feature lists and image tiles. */
const entryTitles: Migration = {
  name: 'entry-titles',
  since: '0.2.0',
  title: 'Entries of feature-list and image-tiles have a title instead of a name.',
  why: 'Benefits, services, steps, badges and projects have a title; now an entry can be copied from one section into another.',
  pendingChanges: (_, sections) =>
    sections.flatMap(({ type, path, fields }) => {
      const list = new Map([
        ['feature-list', 'items'],
        ['image-tiles', 'tiles'],
      ]).get(type);
      if (list === undefined) return [];
      return toArray(fields[list]).flatMap((entry, index): FieldChange[] =>
        isMapping(entry) && 'name' in entry && !('title' in entry)
          ? [{ from: [...path, list, index, 'name'], to: [...path, list, index, 'title'] }]
          : [],
      );
    }),
};

/** Adds the migration to those of the engine for the tests of a file. */
export const useEntryTitles = (): void => {
  beforeAll(() => void migrations.push(entryTitles));
  afterAll(() => void migrations.pop());
};
