import { finding, type Finding } from '../../problems/finding.ts';
import { isFields, valueAt, type Fields, type Path } from '../../read/document/path.ts';
import { keyOf } from './misplaced-fields.ts';
import { branchOf } from './schema-at.ts';
import type { Names } from './names.ts';
import type { Whole } from './schema-findings.ts';

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
    if (typeof index !== 'number' || missing.length === 0 || unknown.length > 0 || explained.has(keyOf(path)))
      continue;
    const parts: Path[] = [];
    let fields: Fields = group;
    for (;;) {
      const next = [...path.slice(0, -1), index + parts.length + 1];
      const value = valueAt(document, next);
      const shape = branchOf(root, node, fields);
      const isPart =
        isFields(value) &&
        Object.keys(value).length > 0 &&
        Object.keys(value).every((key) => shape.properties?.[key] && !Object.hasOwn(fields, key));
      const isWhole = (shape.required ?? []).every((name) => Object.hasOwn(Object(value), name));
      if (!isPart || isWhole) break;
      fields = { ...fields, ...value };
      parts.push(next);
    }
    const [first] = parts;
    if (!first || !missing.every((name) => Object.hasOwn(fields, name))) continue;
    const [name = ''] = Object.keys(Object(valueAt(document, first)));
    const [sign = ''] = Object.keys(group);
    findings.push(finding('yaml-dash', first, { cause: 'split', name, sign }));
    for (const part of [path, ...parts]) explained.add(keyOf(part));
  }
  return {
    findings,
    explains: (path) => explained.has(keyOf(path)) || explained.has(keyOf(path.slice(0, -1))),
  };
};
