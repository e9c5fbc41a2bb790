import { isFields, valueAt, type Path } from '../../read/document/path.ts';
import type { Names } from './names.ts';
import { nodeAt } from './schema-at.ts';
import type { Whole } from './schema-findings.ts';

/** The group that a field belongs to, on which side of it the field is, and the name that shows its column. */
type Home = { path: Path; cause: 'left' | 'right'; group: string };

/** The groups that end right above a field, the outermost first; with more indentation it would belong to one. */
const groupsAbove = (document: unknown, { path, group, unknown }: Names, field: string): Path[] => {
  const keys = Object.keys(group);
  // Several fields may have been moved together.
  const before = keys.slice(0, keys.indexOf(field)).findLast((key) => !unknown.includes(key));
  const groups: Path[] = [];
  let end: Path | undefined = before === undefined ? undefined : [...path, before];
  while (end) {
    const value = valueAt(document, end);
    if (isFields(value) || value === null) groups.push(end);
    const last: string | number | undefined = Array.isArray(value)
      ? value.length - 1
      : isFields(value)
        ? Object.keys(value).at(-1)
        : undefined;
    end = last === undefined || last === -1 ? undefined : [...end, last];
  }
  return groups;
};

/** Finds the group that a field belongs to: one that ends right above it, or one around it. */
export const findHome = ({ root, document }: Whole, names: Names, field: string): Home | undefined => {
  const { path, group } = names;
  const lacks = (home: Path) => {
    const value = valueAt(document, home);
    return (
      nodeAt(root, document, home)?.properties?.[field] !== undefined &&
      !(isFields(value) && Object.hasOwn(value, field))
    );
  };
  const inner = groupsAbove(document, names, field).filter(lacks);
  const needed = inner.find((home) => nodeAt(root, document, home)?.required?.includes(field)) ?? inner[0];
  if (needed) {
    const last = needed.at(-1);
    return { path: needed, cause: 'left', group: typeof last === 'string' ? last : '' };
  }
  if (Object.keys(group).at(-1) !== field) return undefined;
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const outer = path.slice(0, length);
    if (isFields(valueAt(document, outer)) && lacks(outer))
      return { path: outer, cause: 'right', group: String(path[length]) };
  }
  return undefined;
};
