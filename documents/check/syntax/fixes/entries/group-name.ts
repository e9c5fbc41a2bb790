import { resolveNode, schemas } from '../../../../read/document/schemas.ts';
import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fixer } from '../fix.ts';

/** The groups of a document that may have a field. */
const groupsWith = (field: string): string[] =>
  Object.values(schemas).flatMap((root) =>
    Object.entries(resolveNode(root, root).properties ?? {}).flatMap(([name, node]) =>
      Object.hasOwn(resolveNode(root, node).properties ?? {}, field) ? [name] : [],
    ),
  );

/** A document whose first line stands further to the right: the line above it, with the name of its group, is missing. */
export const addGroupName: Fixer = (lines) => {
  const first = lines.findIndex((line) => !isBlankLine(line));
  const { indent, key, dash } = readLine(lines[first] ?? '');
  if (key === undefined || dash !== '' || indent === 0) return [];
  return groupsWith(key).map((name) => ({
    code: 'yaml-indent',
    line: first,
    column: indent,
    message: 'a group of fields begins here without its name',
    fix: `Write ${name}: on a line of its own above it.`,
    // Both stand in one place, so that the other lines keep their numbers.
    lines: lines.with(first, `${name}:\n${lines[first] ?? ''}`),
    changes: 1,
  }));
};
