import { finding, type Finding } from '../../problems/finding.ts';
import { isFields, valueAt, type Fields, type Path } from '../../read/document/path.ts';
import { keyOf } from './misplaced-fields.ts';
import { branchOf } from './schema-at.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';
import type { Names } from './field-names.ts';
import type { Whole } from './schema-findings.ts';

/** Whether an entry has only fields that the one above lacks, and is none by itself. */
const isPart = ({ properties, required = [] }: SchemaNode, fields: Fields, value: unknown): boolean => {
  if (!isFields(value) || required.every((name) => Object.hasOwn(value, name))) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => properties?.[name] && !Object.hasOwn(fields, name));
};

/**
 * A dash before a field that belongs to the entry above: that entry lacks what the next one has, and has nothing of it.
 * @returns a finding for each entry that is divided, and whether it explains what is found at a path
 */
export const splitEntries = (
  { root, document }: Whole,
  names: Names[],
): { findings: Finding[]; explains: (path: Path) => boolean } => {
  const findings: Finding[] = [];
  const explained = new Set<string>();
  for (const { path, group, unknown, missing, node } of names) {
    const index = path.at(-1);
    if (typeof index !== 'number' || unknown.length > 0 || explained.has(keyOf(path))) continue;
    const list = valueAt(document, path.slice(0, -1)) as unknown[];
    let fields: Fields = group;
    let end = index + 1;
    for (; isPart(branchOf(root, node, fields), fields, list[end]); end += 1)
      fields = { ...fields, ...(list[end] as Fields) };
    if (end === index + 1 || !missing.every((name) => Object.hasOwn(fields, name))) continue;
    const next = [...path.slice(0, -1), index + 1];
    const [[sign = ''], [name = '']] = [Object.keys(group), Object.keys(list[index + 1] as Fields)];
    findings.push(finding('yaml-dash', next, { cause: 'split', name, sign }));
    for (let part = index; part < end; part += 1) explained.add(keyOf([...path.slice(0, -1), part]));
  }
  return {
    findings,
    explains: (path) => explained.has(keyOf(path)) || explained.has(keyOf(path.slice(0, -1))),
  };
};
