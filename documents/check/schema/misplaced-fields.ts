import type { FieldFaults } from './field-faults.ts';
import type { Finding } from '../../problems/legacy.ts';
import type { Path } from '../../read/document/path.ts';
import { isFields, valueAt } from '../../read/document/path.ts';
import { nodeAt } from './schema-at.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';
import { quoted } from '../../problems/words.ts';

/** The document that fields stand in, with its schema. */
export type Whole = {
  root: SchemaNode;
  document: unknown;
  /** Returns the value at a path as it is in the file. */
  written: (path: Path) => string;
};

/** The groups that end right above a field, the outermost first; with more indentation it would belong to one. */
const groupsAbove = (document: unknown, path: Path, field: string, moved: ReadonlySet<string>): Path[] => {
  const keys = Object.keys(Object(valueAt(document, path)));
  const index = keys.indexOf(field);
  // Several fields may have been moved together.
  const before = keys.slice(0, index).findLast((key) => !moved.has(key));
  if (before === undefined) return [];
  const groups: Path[] = [];
  let end: Path = [...path, before];
  for (;;) {
    const value = valueAt(document, end);
    if (Array.isArray(value) && value.length > 0) end = [...end, value.length - 1];
    else if (isFields(value) || value === null) {
      groups.push(end);
      const last = Object.keys(value ?? {}).at(-1);
      if (last === undefined) return groups;
      end = [...end, last];
    } else return groups;
  }
};

const lacks = ({ root, document }: Whole, path: Path, field: string): boolean => {
  const node = nodeAt(root, document, path);
  const value = valueAt(document, path);
  return node?.properties?.[field] !== undefined && !(isFields(value) && Object.hasOwn(value, field));
};

const needs = ({ root, document }: Whole, path: Path, field: string): boolean =>
  nodeAt(root, document, path)?.required?.includes(field) === true;

/** The group right above a field that the field belongs into: it needs more indentation. */
export const innerHome = (whole: Whole, { path, present }: FieldFaults, field: string): Path | undefined => {
  const moved = new Set(
    Object.keys(Object(valueAt(whole.document, path))).filter((key) => !present.has(key)),
  );
  const groups = groupsAbove(whole.document, path, field, moved).filter((group) =>
    lacks(whole, group, field),
  );
  return groups.find((group) => needs(whole, group, field)) ?? groups[0];
};

/** The group around that a field belongs into: it needs less indentation. */
export const outerHome = (whole: Whole, { path }: FieldFaults, field: string): Path | undefined => {
  const isLast = Object.keys(Object(valueAt(whole.document, path))).at(-1) === field;
  if (!isLast) return undefined;
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const outer = path.slice(0, length);
    if (isFields(valueAt(whole.document, outer)) && lacks(whole, outer, field)) return outer;
  }
  return undefined;
};

/** A field that stands beside the group it belongs to. */
export const tooFarLeft = (path: Path, field: string, home: Path): Finding => ({
  code: 'misplaced-field',
  path,
  field,
  message: `the field ${quoted(field)} stands too far to the left`,
  fix:
    typeof home.at(-1) === 'number'
      ? 'Begin it where the other fields of the entry above begin.'
      : `It belongs to ${quoted(String(home.at(-1)))}: begin it two spaces further to the right than that.`,
});

/** A field that stands inside a group beside which it belongs. */
export const tooFarRight = (path: Path, field: string, home: Path): Finding => ({
  code: 'misplaced-field',
  path,
  field,
  message: `the field ${quoted(field)} stands too far to the right`,
  fix: `Move it further to the left: begin it where ${quoted(String(path[home.length]))} begins.`,
});
