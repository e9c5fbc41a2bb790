import { getChild, isMapping, type Path } from '../read/document/path.ts';
import type { MigrationInput, TypedSection } from './migration.ts';

/** Returns the type of a shared section; undefined if there is none of that name. */
export type GetSharedSectionType = (name: string) => string | undefined;

const findSection = (
  fields: unknown,
  path: Path,
  getSharedSectionType: GetSharedSectionType,
): TypedSection[] => {
  const type = getChild(fields, 'type');
  if (!isMapping(fields) || typeof type !== 'string') return [];
  if (type !== 'shared') return [{ type, path, fields }];
  const name = getChild(fields, 'name');
  const found = typeof name === 'string' ? getSharedSectionType(name) : undefined;
  return found === undefined ? [] : [{ type: found, path, fields }];
};

/**
 * Returns a document as the input of migrations: a page, a shared section, or the site document.
 * @param getSharedSectionType returns the type of a shared section by name; without it, overrides are omitted
 */
export const toMigrationInput = (
  value: unknown,
  getSharedSectionType: GetSharedSectionType = () => undefined,
): MigrationInput => {
  const entries = getChild(value, 'sections');
  const sections = Array.isArray(entries)
    ? entries.flatMap((entry, index) => findSection(entry, ['sections', index], getSharedSectionType))
    : findSection(value, [], getSharedSectionType);
  return { value, sections };
};
