import { finding, type Finding } from '../../problems/finding.ts';
import { isFields, valueAt, type Path } from '../../read/document/path.ts';
import { sectionTypes } from '../../read/document/schemas.ts';
import { synonyms } from '../suggestions/synonyms.ts';
import type { Names } from './names.ts';
import { nodeAt } from './schema-at.ts';
import type { Whole } from './schema-findings.ts';

/** With more unknown fields in one group than this, only the first ones are compared with the known ones. */
export const mostCompared = 40;
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
const findHome = ({ root, document }: Whole, names: Names, field: string): Home | undefined => {
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

/** A section, begun where none belongs: among the entries of another one, or beside the list of sections. */
const strayType = ({ unknown, group }: Names): string | undefined =>
  unknown.includes('type') && sectionTypes.has(String(group['type'])) ? String(group['type']) : undefined;

/** A path as the key of a map. */
export const keyOf = (path: Path): string => JSON.stringify(path);

/** Takes out the fields that are one level too high or too deep, and those that are missing where they belong. */
export const takeMisplaced = (whole: Whole, all: Names[]): { findings: Finding[]; homes: Set<string> } => {
  const findings: Finding[] = [];
  const homes = new Set<string>();
  const missingAt = new Map(all.map(({ path, missing }) => [keyOf(path), missing]));
  for (const names of all) {
    const type = strayType(names);
    if (type !== undefined) {
      findings.push(
        finding('misplaced-field', [...names.path, 'type'], { cause: 'section', type }, { at: 'key' }),
      );
      homes.add(keyOf(names.path));
      names.unknown = [];
      names.missing = [];
    }
    const moved = new Set<string>();
    for (const name of names.unknown.slice(0, mostCompared)) {
      const home = findHome(whole, names, name);
      const missing = missingAt.get(keyOf(home?.path ?? []));
      // More likely it is another name for a field that is missing here.
      if (!home || (!missing?.includes(name) && synonyms(name, names.missing, 'field').length > 0)) continue;
      moved.add(name);
      missing?.splice(missing.indexOf(name), missing.includes(name) ? 1 : 0);
      const { cause, group } = home;
      if (!homes.has(keyOf(home.path)))
        findings.push(finding('misplaced-field', [...names.path, name], { cause, group }, { at: 'key' }));
      homes.add(keyOf(home.path));
    }
    names.unknown = names.unknown.filter((name) => !moved.has(name));
  }
  return { findings, homes };
};
