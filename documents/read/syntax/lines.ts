import type { Range } from '../document/source.ts';
import { schemas, type SchemaNode } from '../document/schemas.ts';

export type TextLines = readonly string[];

/** Splits a text into lines without line endings. */
export const linesOf = (text: string): string[] => text.split(/\r?\n/);

const shape =
  /^(?<indent>[ \t]*)(?<dash>(?:-[ \t]+)*)(?<key>["']?(?<name>[A-Za-z][\w-]*)["']?:(?:[ \t]+|$))?(?<value>.*?)\s*$/;

/** Parses a single line of YAML, such as `  - heading: Marble`, without its context. */
export const readLine = (text = '') => {
  const { indent = '', dash = '', key = '', name = '', value = '' } = shape.exec(text)?.groups ?? {};
  const column = indent.length + dash.length;
  return {
    /** The number of spaces before the first character. */
    indent: indent.length,
    /** Whether the line begins an entry of a list. */
    isEntry: dash !== '',
    /** The column of the field, after the dash of an entry. */
    column,
    /** The name of the field, empty when there is none. */
    name,
    /** The text after the name of the field, or the whole content of a line without a field. */
    value,
    valueColumn: column + key.length,
  };
};

/** Returns the position of a character in a line. */
export const atColumn = (line: string, index: number, column = 0): Range => {
  const start = { line: index + 1, column: Array.from(line.slice(0, column)).length + 1 };
  return { start, end: start };
};

/** Whether a line has nothing but spaces or a comment. */
export const isBlank = (text = ''): boolean => /^\s*(#.*)?$/.test(text);

export const indentOf = (line = ''): number => line.search(/\S|$/);

/** Whether a line has neither the name of a field nor a dash. */
export const isPlainText = (line?: string): boolean => {
  const { name, isEntry } = readLine(line);
  return name === '' && !isEntry;
};

/** Returns the index of the first line with content at or after an index, or the index of the last line. */
export const contentFrom = (lines: TextLines, index: number): number => {
  const found = lines.findIndex((line, place) => place >= index && !isBlank(line));
  return found < 0 ? lines.length - 1 : found;
};

/** Returns the index of the last line with content before an index, or -1. */
export const contentAbove = (lines: TextLines, index: number): number =>
  lines.findLastIndex((line, place) => place < index && !isBlank(line));

/** Matches the header of a block scalar: `|` or `>` with its indicators and a comment. */
export const blockHeader = /(?:^|[:-]\s+)[|>][+-]?\d?[+-]?\s*(?:#.*)?$/;

/** Returns for each line of a block scalar the index of its header; such a line is not parsed as YAML. */
export const blockHeads = (lines: TextLines): ReadonlyMap<number, number> => {
  const heads = new Map<number, number>();
  let head = -1;
  let column = -1;
  for (const [index, line] of lines.entries())
    if (column >= 0 && (line.trim() === '' || indentOf(line) > column)) heads.set(index, head);
    else [head, column] = [index, !isBlank(line) && blockHeader.test(line) ? readLine(line).column : -1];
  return heads;
};

const groupsIn = (node: SchemaNode): SchemaNode[] => [
  ...(node.properties ? [node, ...Object.values(node.properties).flatMap(groupsIn)] : []),
  ...(node.items ? groupsIn(node.items) : []),
  ...Object.values(node.$defs ?? {}).flatMap(groupsIn),
];

const groupsOfFields = Object.values(schemas)
  .flatMap(groupsIn)
  .map(({ properties = {} }) => new Set(Object.keys(properties)));

/** The names of all fields. */
export const knownFieldNames: ReadonlySet<string> = new Set(groupsOfFields.flatMap((names) => [...names]));

/** Whether some mapping of a schema has both fields. */
export const areSiblings = (one: string, other: string): boolean =>
  groupsOfFields.some((names) => names.has(one) && names.has(other));
