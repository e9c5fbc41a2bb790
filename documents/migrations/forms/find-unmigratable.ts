import type { EditableDocument } from '../../edit/text/editable-document.ts';
import { isMapping, type Path } from '../../read/document/path.ts';
import type { GetSharedSectionType } from '../old-document.ts';
import { referencesOf } from './fill-template.ts';
import { findOldSections, movedFieldsOf, oldSections } from './old-forms.ts';

const leavesOf = (value: unknown, path: Path = []): Path[] =>
  isMapping(value)
    ? Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...path, name]))
    : [path];

/** Returns the paths in a former section that its form would not contain. */
const findLostFields = (type: string, fields: object): Path[] => {
  const moved = movedFieldsOf(type);
  const known = referencesOf(oldSections[type]?.document).map(({ from }) => from.slice(1).join('.'));
  return leavesOf(fields).filter(
    (path) =>
      moved.has(String(path[0])) &&
      !path.some((_, index) => known.includes(path.slice(0, index + 1).join('.'))),
  );
};

/**
 * Returns an error for each field that a person must decide about before the forms of a document can be migrated.
 * @param getSharedSectionType returns the former type of a shared section by name
 */
export const findUnmigratable = (
  { value, source }: EditableDocument,
  getSharedSectionType: GetSharedSectionType,
): string[] =>
  findOldSections(value, getSharedSectionType).flatMap(({ type, path, fields }) => {
    const at = (field: Path): string => `${source.file}:${source.find([...path, ...field], 'key').line}`;
    if (fields['type'] === type)
      return findLostFields(type, fields).map(
        (field) =>
          `${at(field)}: ${field.join('.')} is not a field of ${type}. Correct its name or remove it first.`,
      );
    return Object.keys(fields)
      .filter((name) => movedFieldsOf(type).has(name))
      .map(
        (name) =>
          `${at([name])}: this page has its own ${name} for the shared section ${String(fields['name'])}, but all pages will show the same form. Remove ${name} here, or replace this section by a copy of the shared one, which gets a form of its own.`,
      );
  });
