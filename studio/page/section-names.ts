import { childOf, entriesOf } from '../../documents/read/document/path.ts';
import { definitionOf, schemas } from '../../documents/read/document/schemas.ts';

/** What an editor calls a section: the title of its type, or of a shared piece its name. */
export const sectionName = (entry: unknown): string => {
  const type = String(childOf(entry, 'type') ?? '');
  if (type === 'shared') return String(childOf(entry, 'name') ?? '');
  return definitionOf(schemas.page, type)?.title ?? type;
};

/** The names of all sections of a page's document. */
export const sectionNames = (document: unknown): string[] =>
  entriesOf(childOf(document, 'sections')).map(sectionName);
