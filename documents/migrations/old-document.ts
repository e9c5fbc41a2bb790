import { getChild, isMapping, type Path } from '../read/document/path.ts';
import type { OldDocument, SectionPart } from './migration.ts';

/** Returns the type of a shared section; undefined if there is none of that name. */
export type TypeOfPiece = (name: string) => string | undefined;

const sectionIn = (fields: unknown, path: Path, typeOfPiece: TypeOfPiece): SectionPart[] => {
  const type = getChild(fields, 'type');
  if (!isMapping(fields) || typeof type !== 'string') return [];
  if (type !== 'shared') return [{ type, path, fields }];
  const name = getChild(fields, 'name');
  const found = typeof name === 'string' ? typeOfPiece(name) : undefined;
  return found === undefined ? [] : [{ type: found, path, fields }];
};

/**
 * Returns a document as the input of migrations: a page, a shared section, or the site document.
 * @param typeOfPiece returns the type of a shared section by name; without it, overrides are omitted
 */
export const oldDocument = (value: unknown, typeOfPiece: TypeOfPiece = () => undefined): OldDocument => {
  const entries = getChild(value, 'sections');
  const sections = Array.isArray(entries)
    ? entries.flatMap((entry, index) => sectionIn(entry, ['sections', index], typeOfPiece))
    : sectionIn(value, [], typeOfPiece);
  return { value, sections };
};
