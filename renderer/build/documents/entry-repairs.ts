import type { Finding } from './finding.ts';
import type { Whole } from './misplaced-fields.ts';
import { synonyms } from './meant/synonyms.ts';
import type { Fields, Path } from './path.ts';
import { isFields, valueAt } from './path.ts';
import { branchOf, nodeAt } from './schema-at.ts';
import type { SchemaNode } from './schemas.ts';
import { resolveNode, sectionTypes } from './schemas.ts';
import { quoted } from './words.ts';

/** An entry of a list as it was meant, how many entries it takes the place of, and what was wrong. */
export type Repair = { path: Path; entry: Fields; count: number; finding: Finding };

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

/** `- question: …` and `- answer: …`: the fields of one entry, each with a dash of its own. */
const joinedEntries = (
  { root }: Whole,
  node: SchemaNode,
  list: unknown[],
  path: Path,
  index: number,
): Repair | undefined => {
  const first = list[index];
  // An entry that lacks nothing may be followed by one that lacks its first field.
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
  const [wrong] = Object.keys(list[index + 1] ?? {});
  if (count === 1 || wrong === undefined || !isComplete(root, node, entry)) return undefined;
  const others = count > 2 ? ', and the fields below it too' : '';
  const fix = `Write ${wrong} without the dash, in line with ${Object.keys(first)[0]}${others}.`;
  const message = `a dash before ${quoted(wrong)} begins a new entry`;
  return {
    path: [...path, index],
    entry,
    count,
    finding: { code: 'yaml-dash', path: [...path, index + 1], message, fix },
  };
};

/** `- hero:` with the fields below it, as other systems name the type of a section. */
const typeAsName = (node: SchemaNode, item: Fields, path: Path): Repair | undefined => {
  const [[name, value] = ['', undefined], ...rest] = Object.entries(item);
  if (!node.oneOf || rest.length > 0 || !isFields(value)) return undefined;
  const type = sectionTypes.has(name) ? name : synonyms(name, sectionTypes, 'type')[0];
  if (type === undefined) return undefined;
  const message = `${quoted(name)} is the type of the section, and stands as its name`;
  const fix = `Write - type: ${type}, and its fields below it, in line with type.`;
  return { path, entry: { type, ...value }, count: 1, finding: { code: 'wrong-kind', path, message, fix } };
};

/** `- Is there dust?: Little.`: the first of two texts as the name of the second. */
const textAsName = ({ root }: Whole, node: SchemaNode, item: Fields, path: Path): Repair | undefined => {
  const [[name, value] = ['', undefined], ...rest] = Object.entries(item);
  const texts = (node.required ?? []).filter(
    (field) => resolveNode(root, node.properties?.[field] ?? {}).type === 'string',
  );
  const [first, second] = texts;
  if (rest.length > 0 || texts.length !== 2 || typeof value !== 'string' || !name.includes(' '))
    return undefined;
  if (first === undefined || second === undefined) return undefined;
  const message = `${quoted(name)} stands as the name of a field`;
  const fix = `Write - ${first}: ${quoted(name)}, and below it ${second}: and the rest.`;
  return {
    path,
    entry: { [first]: name, [second]: value },
    count: 1,
    finding: { code: 'wrong-kind', path, message, fix },
  };
};

function* listsIn(value: unknown, path: Path = []): Generator<Path> {
  if (Array.isArray(value)) {
    yield path;
    for (const [index, item] of value.entries()) yield* listsIn(item, [...path, index]);
  } else if (isFields(value)) {
    for (const [name, child] of Object.entries(value)) yield* listsIn(child, [...path, name]);
  }
}

const repairAt = (
  whole: Whole,
  node: SchemaNode,
  list: unknown[],
  path: Path,
  index: number,
): Repair | undefined => {
  const item = list[index];
  if (!isFields(item)) return undefined;
  const place = [...path, index];
  return (
    joinedEntries(whole, node, list, path, index) ??
    typeAsName(node, item, place) ??
    textAsName(whole, node, item, place)
  );
};

/** Entries of lists that are not what they seem: those of the outermost list that has any. */
export const entryRepairs = (whole: Whole): Repair[] => {
  for (const path of listsIn(whole.document)) {
    const list = valueAt(whole.document, path) as unknown[];
    const items = nodeAt(whole.root, whole.document, path)?.items;
    if (!items) continue;
    const node = resolveNode(whole.root, items);
    const repairs: Repair[] = [];
    for (let index = 0; index < list.length; index += 1) {
      const repair = repairAt(whole, node, list, path, index);
      if (!repair) continue;
      repairs.push(repair);
      index += repair.count - 1;
    }
    if (repairs.length > 0) return repairs;
  }
  return [];
};

/** A document in which entries of one list stand as they were meant. */
export const repaired = (document: unknown, repairs: Repair[]): unknown => {
  const [first] = repairs;
  if (!first) return document;
  const copy = structuredClone(document);
  const list = valueAt(copy, first.path.slice(0, -1));
  if (!Array.isArray(list)) return document;
  // From the end on, so that the entries before keep their places.
  for (const { path, entry, count } of repairs.toReversed()) list.splice(Number(path.at(-1)), count, entry);
  return copy;
};
