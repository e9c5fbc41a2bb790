import { schemas, type SchemaNode } from '../../read/document/schemas.ts';

export type Lines = readonly string[];

/** The lines of a text without what ends them. */
export const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** One line of YAML as a writer sees it: `  - heading: Marble`. */
export type Line = {
  /** The spaces before the first character. */
  indent: string;
  /** `- `, when the line begins an entry of a list. */
  dash: string;
  /** The name of the field, empty when there is none. */
  name: string;
  /** What follows the name of the field, or the whole content of a line without one. */
  value: string;
  /** The column of the value, from 0. */
  valueColumn: number;
};

const shape =
  /^(?<indent>[ \t]*)(?<dash>(?:-[ \t]+)*)(?<key>["']?(?<name>[A-Za-z][\w-]*)["']?:(?:[ \t]+|$))?(?<value>.*?)\s*$/;

/** Takes a line apart. */
export const readLine = (text = ''): Line => {
  const { indent = '', dash = '', key = '', name = '', value = '' } = shape.exec(text)?.groups ?? {};
  return { indent, dash, name, value, valueColumn: indent.length + dash.length + key.length };
};

/** Whether a line has nothing but spaces or a comment. */
export const isBlank = (text = ''): boolean => /^\s*(#.*)?$/.test(text);

export const indentOf = (line = ''): number => line.search(/\S|$/);

/** The next line with content from an index on; the last line when there is none. */
export const contentFrom = (lines: Lines, index: number): number => {
  const found = lines.findIndex((line, place) => place >= index && !isBlank(line));
  return found < 0 ? lines.length - 1 : found;
};

/** The last line with content above an index; -1 when there is none. */
export const contentAbove = (lines: Lines, index: number): number =>
  lines.findLastIndex((line, place) => place < index && !isBlank(line));

const blockHeader = /(?:^|[:-]\s+)[|>][+-]?\d?[+-]?\s*(?:#.*)?$/;

/** The lines that are the text below `|` or `>`: whatever is in them is not YAML. */
export const blockTextLines = (lines: Lines): ReadonlySet<number> => {
  const found = new Set<number>();
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isBlank(line) || !blockHeader.test(line)) continue;
    const { indent, dash } = readLine(line);
    while (index + 1 < lines.length) {
      const next = lines[index + 1] ?? '';
      if (next.trim() !== '' && indentOf(next) <= indent.length + dash.length) break;
      index += 1;
      found.add(index);
    }
  }
  return found;
};

const groupsIn = (node: SchemaNode): SchemaNode[] => [
  ...(node.properties ? [node, ...Object.values(node.properties).flatMap(groupsIn)] : []),
  ...(node.items ? groupsIn(node.items) : []),
  ...Object.values(node.$defs ?? {}).flatMap(groupsIn),
];

const groups = Object.values(schemas).flatMap(groupsIn);

/** The names of the fields of each group. */
export const groupsOfFields: ReadonlySet<string>[] = groups.map(
  ({ properties = {} }) => new Set(Object.keys(properties)),
);

/** The names of all fields, and of those that hold lists. */
export const fieldNames: ReadonlySet<string> = new Set(groupsOfFields.flatMap((names) => [...names]));
export const listNames: ReadonlySet<string> = new Set(
  groups.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, { type }]) => (type === 'array' ? name : [])),
  ),
);

/** A text in the quotes that need the fewest escapes. */
export const inQuotes = (text: string): string =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
