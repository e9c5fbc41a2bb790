import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { quoted } from '../../problems/words.ts';
import { isFields, type Fields, type Path } from '../../read/document/path.ts';
import { fieldOf, resolveNode, schemas, type SchemaNode } from '../../read/document/schemas.ts';
import { bare, synonyms } from '../suggestions/synonyms.ts';
import { keyOf, mostCompared, takeMisplaced } from './misplaced-fields.ts';
import type { Whole } from './schema-findings.ts';
import { exampleLine } from './shape.ts';

/** The names in one group of fields that are unknown or missing. */
export type Names = {
  path: Path;
  /** What the schema says of the group. */
  node: SchemaNode;
  group: Fields;
  unknown: string[];
  missing: string[];
  /** Whether other names are allowed, so that an unknown one may be a typing mistake but is no error by itself. */
  isOpen: boolean;
};

/** The most unknown fields that are named in one message. */
const mostNamed = 8;

const freeNames = ({ node, group, missing }: Names): string[] => [
  ...missing,
  ...Object.keys(node.properties ?? {}).filter(
    (name) => !Object.hasOwn(group, name) && !missing.includes(name),
  ),
];

/** The field that each unknown one most likely stands for: the same letters, a typing mistake, another word for it. */
const renamesOf = (names: Names): Map<string, string> => {
  const renames = new Map<string, string>();
  const isFree = (name: string) => ![...renames.values()].includes(name);
  const unknown = names.unknown.slice(0, mostCompared);
  const take = (find: (name: string, free: string[]) => string | undefined, candidates: string[]) => {
    for (const name of unknown) {
      const meant = renames.has(name) ? undefined : find(name, candidates.filter(isFree));
      if (meant !== undefined) renames.set(name, meant);
    }
  };
  const sameLetters = (name: string, free: string[]) =>
    free.find((other) => bare(other) === bare(name) || bare(other) === bare(name.replace(/[ _-]?\d+$/, '')));
  // Words in the place of a name are more than a typing mistake.
  const isOneWord = (name: string) => !/\s/.test(name);
  const likeIt = (name: string, free: string[]) => (isOneWord(name) ? nearest(name, free) : undefined);
  const byMeaning = (name: string, free: string[]) => synonyms(name, free, 'field')[0];
  const all = names.isOpen ? names.missing : freeNames(names);
  take(sameLetters, all);
  take(likeIt, names.missing);
  take(byMeaning, names.missing);
  if (names.isOpen) return renames;
  take(likeIt, all);
  // One unknown field and one missing field are most likely the same.
  const [left, needed] = [
    unknown.filter((name) => !renames.has(name) && isOneWord(name)),
    names.missing.filter(isFree),
  ];
  if (left.length === 1 && needed.length === 1) renames.set(left[0] ?? '', needed[0] ?? '');
  take(byMeaning, all);
  return renames;
};

/** `{ name: Seven Gulls, Hotels }`: behind the comma begins a field without a value. */
const cutText = ({ group, unknown: [name = ''] }: Names): string | undefined => {
  const keys = Object.keys(group);
  const before = keys[keys.indexOf(name) - 1];
  if (group[name] !== null || before === undefined || !/^\p{Lu}|\s/u.test(name)) return undefined;
  return `${before}: ${quoted(`${String(group[before])}, ${name}`)}`;
};

/** `{ label:About, href=/about, alt A hall }`: without a colon and a space all of it is a name. */
const tightFields = ({ group, node, unknown }: Names): string[] =>
  unknown.flatMap((name) => {
    const [, field = '', rest = ''] = /^(\w+)(?:[:=]\s*|\s+)(\S.*)$/.exec(name) ?? [];
    return group[name] === null && fieldOf(node, field) ? `${field}: ${rest}` : [];
  });

const siteFields = new Set([
  ...Object.keys(resolveNode(schemas.site, schemas.site).properties ?? {}),
  ...Object.keys(schemas.site.$defs?.['header']?.properties ?? {}),
]);

const unknownFields = (names: Names, renames: Map<string, string>, { root }: Whole): Finding => {
  const { path, node, group, unknown, missing } = names;
  const [name = ''] = unknown;
  const at = { at: 'key' } as const;
  const place = [...path, name];
  const known = Object.keys(node.properties ?? {});
  const twin = known.find(
    (other) => Object.hasOwn(group, other) && (bare(other) === bare(name) || nearest(name, [other])),
  );
  const line = path.length > 0 ? cutText(names) : undefined;
  const tight = tightFields(names);
  if (tight.length > 0) return finding('unknown-field', place, { cause: 'space', name, lines: tight }, at);
  if (unknown.length === 1 && renames.size === 0) {
    if (line !== undefined) return finding('unknown-field', place, { cause: 'comma', name, line }, at);
    if (twin !== undefined) return finding('unknown-field', place, { cause: 'twin', twin }, at);
    if (root === schemas.page && path.length === 0 && siteFields.has(name))
      return finding('unknown-field', place, { cause: 'site', name }, at);
  }
  const left = missing.filter((other) => ![...renames.values()].includes(other));
  const holds = unknown.find(
    (other) =>
      isFields(group[other]) &&
      left.length > 0 &&
      left.every((field) => Object.hasOwn(Object(group[other]), field)),
  );
  const fields = unknown.slice(0, mostNamed).map((other) => {
    const meant = renames.get(other);
    return { name: other, ...(meant !== undefined && { meant }) };
  });
  const params = {
    cause: 'names',
    fields,
    count: unknown.length,
    missing: left,
    known,
    ...(holds !== undefined && { holds }),
  } as const;
  return finding('unknown-field', place, params, {
    ...at,
    replacement: unknown.length === 1 ? renames.get(name) : undefined,
  });
};

const missingFields = ({ path, node, missing }: Names, { root, written }: Whole): Finding => {
  const lines = missing.map((name) => exampleLine(root, fieldOf(node, name) ?? {}, [name]));
  return finding('missing-field', [...path, missing[0] ?? ''], {
    fields: missing,
    lines,
    isFlow: written(path).startsWith('{'),
  });
};

/** `After a night: the grout …` below `answer: >-`: a line of a text in the column of its field. */
const textAsName = ({ path, group, unknown }: Names): { name: string; before: string } | undefined => {
  const keys = Object.keys(group);
  const name = unknown.find(
    (other) =>
      / /.test(other) &&
      group[other] !== null &&
      ['', null].includes(group[keys[keys.indexOf(other) - 1] ?? ''] as null),
  );
  return name === undefined || path.length === 0
    ? undefined
    : { name, before: keys[keys.indexOf(name) - 1] ?? '' };
};

/**
 * One finding for each group of fields with unknown or missing names.
 * @returns the findings, and whether they explain an error of the value at a path
 */
export const nameFindings = (
  whole: Whole,
  all: Names[],
): { findings: Finding[]; explains: (path: Path) => boolean } => {
  const { findings, homes } = takeMisplaced(whole, all);
  for (const names of all) {
    const text = textAsName(names);
    if (text) {
      findings.push(finding('yaml-indent', [...names.path, text.name], { cause: 'text' }, { at: 'key' }));
      names.unknown = names.unknown.filter((name) => name !== text.name);
      homes.add(keyOf([...names.path, text.before]));
    }
    const renames = renamesOf(names);
    if (names.isOpen) names.unknown = names.unknown.filter((name) => renames.has(name));
    if (names.unknown.length > 0) findings.push(unknownFields(names, renames, whole));
    else if (names.missing.length > 0) findings.push(missingFields(names, whole));
  }
  return { findings, explains: (path) => homes.has(keyOf(path)) };
};
