import type { Finding } from '../../problems/legacy.ts';
import type { Fields } from '../../read/document/path.ts';
import { childOf, isFields } from '../../read/document/path.ts';
import { branchOf } from '../schema/schema-at.ts';
import { resolveNode, sectionTypes, type SchemaNode } from '../../read/document/schemas.ts';
import { quoted } from '../../problems/words.ts';
import type { RepairKind } from './repair.ts';

const has = (fields: Fields, name: string): boolean => Object.hasOwn(fields, name);

const isComplete = (root: SchemaNode, node: SchemaNode, fields: Fields): boolean => {
  const branch = branchOf(root, node, fields);
  const required = branch.oneOf ? ['type'] : (branch.required ?? []);
  return required.every((name) => has(fields, name));
};

const allows = (root: SchemaNode, node: SchemaNode, fields: Fields, names: string[]): boolean => {
  const branch = branchOf(root, node, fields);
  return names.every((name) => !has(fields, name) && branch.properties?.[name] !== undefined);
};

/** The fields of one entry that begins at an index, and over how many entries of the list they are spread. */
const joinedAt = (
  root: SchemaNode,
  node: SchemaNode,
  list: unknown[],
  index: number,
): [Fields, number] | undefined => {
  const first = list[index];
  // A complete entry is joined with nothing: the next one may only lack its first field.
  if (!isFields(first) || isComplete(root, node, first)) return undefined;
  let entry = first;
  let count = 1;
  for (;;) {
    const next = list[index + count];
    if (!isFields(next) || isComplete(root, node, next)) break;
    if (!allows(root, node, entry, Object.keys(next))) break;
    entry = { ...entry, ...next };
    count += 1;
  }
  return count > 1 && isComplete(root, node, entry) ? [entry, count] : undefined;
};

/** `- question: …` and `- answer: …`: the fields of one entry, each with a dash of its own. */
export const joinedEntries: RepairKind = {
  isPartial: true,
  see: ({ path, value, node, root }) => {
    if (!Array.isArray(value) || !node.items) return undefined;
    const findings: Finding[] = [];
    const repaired: unknown[] = [];
    for (let index = 0; index < value.length; index += 1) {
      const joined = joinedAt(root, node.items, value, index);
      if (!joined) {
        repaired.push(value[index]);
        continue;
      }
      const [entry, count] = joined;
      const [wrong = ''] = Object.keys(Object(value[index + 1]));
      const others = count > 2 ? ', and the fields below it too' : '';
      const fix = `Write ${wrong} without the dash, in line with ${Object.keys(entry)[0]}${others}.`;
      const message = `a dash before ${quoted(wrong)} begins a new entry`;
      findings.push({ code: 'yaml-dash', path: [...path, index + 1], message, fix });
      repaired.push(entry);
      index += count - 1;
    }
    return findings.length > 0 ? { value: repaired, findings } : undefined;
  },
};

/** A section that is indented as an entry of the list of another one. */
export const sectionAmongEntries: RepairKind = {
  isPartial: true,
  see: ({ path, value, node, root }) => {
    const entry = resolveNode(root, node.items ?? {});
    if (!Array.isArray(value) || path[0] !== 'sections' || path.length < 3 || !entry.properties)
      return undefined;
    if (Object.hasOwn(entry.properties, 'type')) return undefined;
    const isSection = (item: unknown) => sectionTypes.has(String(childOf(item, 'type')));
    const found = value.flatMap((item: unknown, index) => (isSection(item) ? [index] : []));
    const [first] = found;
    if (first === undefined) return undefined;
    const type = String(childOf(value[first], 'type'));
    const isFollowed = value.slice(first).some((item: unknown) => !isSection(item));
    const begin = `with the dash before type: ${type} in line with those of the other sections`;
    const message = `a section stands among the entries of ${quoted(String(path.at(-1)))}`;
    const fix = isFollowed
      ? `Move it below the last entry of this section, ${begin}, and its other lines two spaces further to the right.`
      : `Begin it further to the left, ${begin}, and its other lines two spaces further to the right.`;
    const findings: Finding[] = [{ code: 'misplaced-field', path: [...path, first], message, fix }];
    return { value: value.filter((item: unknown) => !isSection(item)), findings };
  },
};
