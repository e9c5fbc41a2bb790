import { schemas, type SchemaNode } from '../../../../read/document/schemas.ts';
import { resolveNode } from '../../../../read/document/schemas.ts';
import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fixer } from '../fix.ts';

/** The lists that a group of fields may have, with the fields of their entries; those of texts have none. */
const listsOf = (root: SchemaNode, node: SchemaNode): [string, ReadonlySet<string>][] =>
  Object.entries(node.properties ?? {}).flatMap(([name, child]): [string, ReadonlySet<string>][] => {
    const list = resolveNode(root, child);
    if (list.type !== 'array') return [];
    return [[name, new Set(Object.keys(resolveNode(root, list.items ?? {}).properties ?? {}))]];
  });

const typeAbove = (lines: readonly string[], index: number): string | undefined => {
  for (let place = index - 1; place >= 0; place -= 1) {
    const { key, value } = readLine(lines[place] ?? '');
    if (key === 'type') return value;
  }
  return undefined;
};

/** The names of other lists of the file that begin in the same column with the same field. */
const namesElsewhere = (lines: readonly string[], index: number, field: string | undefined): string[] => {
  const { indent } = readLine(lines[index] ?? '');
  const names = lines.flatMap((line, place) => {
    const { key, value } = readLine(line);
    const first = readLine(lines[place + 1] ?? '');
    const start = first.key ?? /^\{\s*([A-Za-z]\w*):/.exec(first.value)?.[1];
    const isList = key !== undefined && value === '' && first.dash !== '';
    return isList && first.indent === indent && start === field ? [key] : [];
  });
  return [...new Set(names)];
};

/** Names that a list may have where its first entry begins with a field, or is a text. */
const namesFor = (lines: readonly string[], index: number, field: string | undefined): string[] => {
  if (field === 'type') return lines.some((line) => line.startsWith('sections:')) ? [] : ['sections'];
  const node = schemas.section.$defs?.[typeAbove(lines, index) ?? ''];
  if (!node) return namesElsewhere(lines, index, field);
  return listsOf(schemas.section, node).flatMap(([name, fields]) =>
    (field === undefined ? fields.size === 0 : fields.has(field)) ? [name] : [],
  );
};

/** A list whose line with its name is missing. */
export const addListName: Fixer = (lines, index) => {
  const { indent, dash, key, value } = readLine(lines[index] ?? '');
  const before = lines.findLastIndex((line, place) => place < index && !isBlankLine(line));
  const above = readLine(lines[before] ?? '');
  if (dash === '' || before < 0 || above.indent + above.dash.length >= indent + dash.length) return [];
  const start = key === undefined ? /^\{\s*([A-Za-z]\w*):/.exec(value)?.[1] : key;
  const column = key === 'type' ? 0 : Math.min(above.indent + above.dash.length, indent);
  return namesFor(lines, index, start).map((name) => ({
    code: 'yaml-indent',
    line: index,
    column: indent,
    message: 'a list begins here without its name',
    fix: `Write ${name}: on a line of its own above it.`,
    // Both stand in one place, so that the other lines keep their numbers.
    lines: lines.with(index, `${' '.repeat(column)}${name}:\n${lines[index] ?? ''}`),
    changes: 1,
  }));
};
