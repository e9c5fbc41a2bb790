import { getChild, isMapping, type Path } from '../read/document/path.ts';
import type { TypedSection } from './migration.ts';

/** Returns the type of a shared section; undefined if there is none of that name. */
export type GetSharedSectionType = (name: string) => string | undefined;

/**
 * Returns the sections of a page, or a shared section, whose types are known. The overrides of a shared section count as
 * a section of its type.
 * @param getSharedSectionType returns the type of a shared section by name; without it, overrides are omitted
 */
export const typedSectionsOf = (
  value: unknown,
  getSharedSectionType: GetSharedSectionType = () => undefined,
): TypedSection[] => {
  const toSection = (fields: unknown, path: Path): TypedSection[] => {
    const written = getChild(fields, 'type');
    const type = written === 'shared' ? getSharedSectionType(String(getChild(fields, 'name'))) : written;
    return isMapping(fields) && typeof type === 'string' ? [{ type, path, fields }] : [];
  };
  const entries = getChild(value, 'sections');
  return Array.isArray(entries)
    ? entries.flatMap((entry, index) => toSection(entry, ['sections', index]))
    : toSection(value, []);
};
