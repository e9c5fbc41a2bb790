import { toArray, isMapping } from '../read/document/path.ts';
import type { Migration, Rename } from './migration.ts';

/** Sections whose lists had another name for the title of their entries. */
const lists: Readonly<Record<string, string>> = { 'feature-list': 'items', 'image-tiles': 'tiles' };

/** Renames `name` to `title` in entries of feature lists and image tiles, as in all other sections. */
export const entryTitles: Migration = {
  name: 'entry-titles',
  since: '0.2.0',
  title: 'Entries of feature-list and image-tiles have a title instead of a name.',
  why: 'Benefits, services, steps, badges and projects have a title; now an entry can be copied from one section into another.',
  pendingRenames: (sections) =>
    sections.flatMap(({ type, path, fields }) => {
      const list = Object.hasOwn(lists, type) ? lists[type] : undefined;
      if (list === undefined) return [];
      return toArray(fields[list]).flatMap((entry, index): Rename[] =>
        isMapping(entry) && 'name' in entry && !('title' in entry)
          ? [{ mappingPath: [...path, list, index], from: 'name', to: 'title' }]
          : [],
      );
    }),
};
