import { getChild, isMapping, type Path } from '../read/document/path.ts';
import type { OldDocument, SectionPart } from './migration.ts';

/** The type of a shared piece; nothing when there is none of that name. */
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
 * A document as migrations see it: a page, the document of one section, or that of the site.
 * @param typeOfPiece knows the shared pieces of the site; without it what stands beside their names is left out
 */
export const oldDocument = (value: unknown, typeOfPiece: TypeOfPiece = () => undefined): OldDocument => {
  const entries = getChild(value, 'sections');
  const sections = Array.isArray(entries)
    ? entries.flatMap((entry, index) => sectionIn(entry, ['sections', index], typeOfPiece))
    : sectionIn(value, [], typeOfPiece);
  return { value, sections };
};
