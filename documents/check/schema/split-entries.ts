import { finding, type Finding } from '../../problems/finding.ts';
import { isMapping, getIn, type Mapping, type Path } from '../../read/document/path.ts';
import { pathKey } from './misplaced-fields.ts';
import { resolveUnion } from './schema-at.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';
import type { FieldNameIssue } from './field-names.ts';
import type { ValidatedDocument } from './schema-findings.ts';

/** Whether a list entry has only fields that are missing in the entry above, and is incomplete by itself. */
const isContinuation = (
  { properties, required = [] }: SchemaNode,
  fields: Mapping,
  value: unknown,
): boolean => {
  if (!isMapping(value) || required.every((name) => Object.hasOwn(value, name))) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => properties?.[name] && !Object.hasOwn(fields, name));
};

/**
 * Finds dashes before fields that belong to the entry above: the upper entry lacks exactly the fields of the lower
 * one.
 * @returns a finding for each split entry, and a function that returns whether it explains a finding at a path
 */
export const findSplitEntries = (
  { root, document }: ValidatedDocument,
  names: FieldNameIssue[],
): { findings: Finding[]; explains: (path: Path) => boolean } => {
  const findings: Finding[] = [];
  const explained = new Set<string>();
  for (const { path, mapping: group, unknown, missing, node } of names) {
    const index = path.at(-1);
    if (typeof index !== 'number' || unknown.length > 0 || explained.has(pathKey(path))) continue;
    const list = getIn(document, path.slice(0, -1)) as unknown[];
    let fields: Mapping = group;
    let end = index + 1;
    const shapeWith = (next: unknown) => resolveUnion(root, node, { ...fields, ...Object(next) });
    for (; isContinuation(shapeWith(list[end]), fields, list[end]); end += 1)
      fields = { ...fields, ...(list[end] as Mapping) };
    if (end === index + 1 || !missing.every((name) => Object.hasOwn(fields, name))) continue;
    const next = [...path.slice(0, -1), index + 1];
    const [[firstField = ''], [name = '']] = [Object.keys(group), Object.keys(list[index + 1] as Mapping)];
    findings.push(finding('yaml-dash', next, { cause: 'split', name, sign: firstField }));
    for (let part = index; part < end; part += 1) explained.add(pathKey([...path.slice(0, -1), part]));
  }
  return {
    findings,
    explains: (path) => explained.has(pathKey(path)) || explained.has(pathKey(path.slice(0, -1))),
  };
};
