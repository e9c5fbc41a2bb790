import { finding, type Finding } from '../../problems/finding.ts';
import { isMapping, getIn, type Path } from '../../read/document/path.ts';
import { fieldKinds, schemas, sectionTypes } from '../../read/document/schemas.ts';
import { synonyms } from '../suggestions/synonyms.ts';
import type { FieldNameIssue } from './field-names.ts';
import { schemaAt } from './schema-at.ts';
import type { ValidatedDocument } from './schema-findings.ts';

/** Maximum number of unknown fields of a mapping that are compared with the known fields. */
export const maxCompared = 40;
/**
 * The mapping that a misplaced field belongs to, the direction in which the field is shifted, and the name of a field
 * that shows the right column.
 */
type ParentMapping = { path: Path; cause: 'left' | 'right'; group: string };

/** Finds the mapping that a field belongs to: one that ends directly above it, or one that contains it. */
const findParent = (
  { root, document }: ValidatedDocument,
  { path, mapping: group, unknown }: FieldNameIssue,
  field: string,
): ParentMapping | undefined => {
  const lacks = (parent: Path) => {
    const value = getIn(document, parent) ?? {};
    return (
      schemaAt(root, document, parent)?.properties?.[field] &&
      isMapping(value) &&
      !Object.hasOwn(value, field)
    );
  };
  const keys = Object.keys(group);
  // Several fields may have been shifted together.
  const above = keys.slice(0, keys.indexOf(field)).findLast((key) => !unknown.includes(key));
  if (above !== undefined) {
    const list = group[above];
    const entry = Array.isArray(list) ? [...path, above, list.length - 1] : [...path, above];
    if (lacks(entry)) return { path: entry, cause: 'left', group: Array.isArray(list) ? '' : above };
  }
  if (keys.at(-1) !== field) return undefined;
  const outer = path.map((_, index) => path.slice(0, index)).findLast(lacks);
  return outer && { path: outer, cause: 'right', group: String(path[outer.length]) };
};

/** Returns a path as a string that can be used as a key of a `Map`. */
export const pathKey = (path: Path): string => JSON.stringify(path);

/**
 * Reports fields that are indented one level too little or too much, and removes them from the unknown and missing
 * names.
 */
export const extractMisplacedFields = (
  validated: ValidatedDocument,
  all: FieldNameIssue[],
): { findings: Finding[]; homes: Set<string> } => {
  const findings: Finding[] = [];
  const homes = new Set<string>();
  const missingAt = new Map(all.map(({ path, missing }) => [pathKey(path), missing]));
  for (const names of all) {
    const isForm = validated.root === schemas.form;
    const type = String(names.mapping[isForm ? 'kind' : 'type']);
    // A section begins among the entries of another section, or outside of the list of sections.
    const isSection = !isForm && names.unknown.includes('type') && sectionTypes.has(type);
    // A field of a form is where a step belongs, or the fields are outside of a step.
    const isField = isForm && names.unknown.includes('kind') && fieldKinds.has(type);
    const isFields = isForm && names.path.length === 0 && names.unknown.includes('fields');
    if (isSection || isField || isFields) {
      const cause = isSection ? 'section' : isField ? 'field' : 'fields';
      const place = [
        ...names.path,
        isSection ? 'type' : isField ? (Object.keys(names.mapping)[0] ?? '') : 'fields',
      ];
      // One problem for all fields of a list.
      if (!isField || !findings.some(({ code }) => code === 'misplaced-field'))
        findings.push(finding('misplaced-field', place, { cause, type }, { at: 'key' }));
      homes.add(pathKey(names.path));
      names.unknown = [];
      names.missing = [];
    }
    const moved = new Set<string>();
    for (const name of names.unknown.slice(0, maxCompared)) {
      const parent = findParent(validated, names, name);
      const missing = missingAt.get(pathKey(parent?.path ?? []));
      // The name is more likely a synonym of a field that is missing here.
      if (!parent || (!missing?.includes(name) && synonyms(name, names.missing).length > 0)) continue;
      moved.add(name);
      missing?.splice(missing.indexOf(name), missing.includes(name) ? 1 : 0);
      const { cause, group } = parent;
      if (!homes.has(pathKey(parent.path)))
        findings.push(finding('misplaced-field', [...names.path, name], { cause, group }, { at: 'key' }));
      homes.add(pathKey(parent.path));
    }
    names.unknown = names.unknown.filter((name) => !moved.has(name));
  }
  return { findings, homes };
};
