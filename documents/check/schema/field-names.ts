import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { toQuoted } from '../../problems/format-value.ts';
import { type Mapping, type Path } from '../../read/document/path.ts';
import { getProperty, type SchemaNode } from '../../read/document/schemas.ts';
import { normalizeName, synonyms } from '../suggestions/synonyms.ts';
import { pathKey, maxCompared, takeMisplaced } from './misplaced-fields.ts';
import type { ValidatedDocument } from './schema-findings.ts';
import { exampleLine } from './example-line.ts';

/** The names in one group of fields that are unknown or missing. */
export type FieldNameIssue = {
  path: Path;
  /** What the schema says of the group. */
  node: SchemaNode;
  group: Mapping;
  unknown: string[];
  missing: string[];
  /** Whether other names are allowed, so that an unknown one may be a typing mistake but is no error by itself. */
  isOpen: boolean;
};

/** Finds the field that a name stands for among those that are free. */
type Find = (name: string, free: string[]) => string | undefined;

/** The field that each unknown one most likely stands for: the same letters, a typing mistake, another word for it. */
const renamesOf = ({ unknown, missing, group, node, isOpen }: FieldNameIssue): Map<string, string> => {
  const renames = new Map<string, string>();
  const compared = unknown.slice(0, maxCompared);
  const optional = Object.keys(node.properties ?? {}).filter((name) => !Object.hasOwn(group, name));
  const all = isOpen ? missing : [...missing, ...optional];
  // Words in the place of a name are more than a typing mistake.
  const isOneWord = (name: string) => !/\s/.test(name);
  const isLast = () => compared.filter((name) => !renames.has(name) && isOneWord(name)).length === 1;
  const sameLetters: Find = (name, free) =>
    free.find(
      (other) =>
        normalizeName(other) === normalizeName(name) ||
        normalizeName(other) === normalizeName(name.replace(/[ _-]?\d+$/, '')),
    );
  const likeIt: Find = (name, free) => (isOneWord(name) ? nearest(name, free) : undefined);
  const byMeaning: Find = (name, free) => synonyms(name, free)[0];
  const onlyOne: Find = (name, free) =>
    free.length === 1 && isOneWord(name) && isLast() ? free[0] : undefined;
  const ways: [Find, string[]][] = [
    [sameLetters, all],
    [likeIt, missing],
    [byMeaning, missing],
    [likeIt, all],
    [onlyOne, isOpen ? [] : missing],
    [byMeaning, all],
  ];
  for (const [find, candidates] of ways)
    for (const name of compared.filter((one) => !renames.has(one))) {
      const taken = new Set(renames.values());
      const meant = find(
        name,
        candidates.filter((one) => !taken.has(one)),
      );
      if (meant !== undefined) renames.set(name, meant);
    }
  return renames;
};

/** `{ name: Seven Gulls, Hotels }`: behind the comma begins a field without a value. */
const cutText = ({ group, unknown: [name = ''] }: FieldNameIssue): string | undefined => {
  const keys = Object.keys(group);
  const before = keys[keys.indexOf(name) - 1];
  if (group[name] !== null || before === undefined || !/^\p{Lu}|\s/u.test(name)) return undefined;
  return `${before}: ${toQuoted(`${String(group[before])}, ${name}`)}`;
};

/** `{ label:About, href=/about, alt A hall }`: without a colon and a space all of it is a name. */
const tightFields = ({ group, node, unknown }: FieldNameIssue): string[] =>
  unknown.flatMap((name) => {
    const [, field = '', rest = ''] = /^(\w+)(?:[:=]\s*|\s+)(\S.*)$/.exec(name) ?? [];
    return group[name] === null && getProperty(node, field) ? `${field}: ${rest}` : [];
  });

const unknownFields = (names: FieldNameIssue, renames: Map<string, string>): Finding => {
  const { path, node, unknown, missing } = names;
  const [name = ''] = unknown;
  const at = { at: 'key' } as const;
  const place = [...path, name];
  const lines = tightFields(names);
  if (lines.length > 0) return finding('unknown-field', place, { cause: 'space', name, lines }, at);
  const isAlone = unknown.length === 1 && renames.size === 0 && path.length > 0;
  const line = isAlone ? cutText(names) : undefined;
  if (line !== undefined) return finding('unknown-field', place, { cause: 'comma', name, line }, at);
  const meant = new Set(renames.values());
  const params = {
    cause: 'names',
    fields: unknown.map((other) => ({ name: other, meant: renames.get(other) })),
    missing: missing.filter((other) => !meant.has(other)),
    known: Object.keys(node.properties ?? {}),
  } as const;
  const replacement = unknown.length === 1 ? renames.get(name) : undefined;
  return finding('unknown-field', place, params, { ...at, replacement });
};

const missingFields = (
  { path, node, missing }: FieldNameIssue,
  { root, written }: ValidatedDocument,
): Finding => {
  const lines = missing.map((name) => exampleLine(root, getProperty(node, name) ?? {}, [name]));
  return finding('missing-field', [...path, missing[0] ?? ''], {
    fields: missing,
    lines,
    isFlow: written(path).startsWith('{'),
  });
};

/** The field before a line of its text that is in its own column: `After a night: the grout …` below `answer: >-`. */
const textAsName = ({
  path,
  group,
  unknown,
}: FieldNameIssue): { name: string; before: string } | undefined => {
  const keys = Object.keys(group);
  const isText = (name: string) => path.length > 0 && / /.test(name) && group[name] !== null;
  for (const [index, name] of keys.entries()) {
    const before = keys[index - 1] ?? '';
    if (unknown.includes(name) && isText(name) && ['', null].includes(group[before] as null))
      return { name, before };
  }
  return undefined;
};

/**
 * One finding for each group of fields with unknown or missing names.
 * @returns the findings, and whether they explain an error of the value at a path
 */
export const nameFindings = (
  whole: ValidatedDocument,
  all: FieldNameIssue[],
): { findings: Finding[]; explains: (path: Path) => boolean } => {
  const { findings, homes } = takeMisplaced(whole, all);
  for (const names of all) {
    const text = textAsName(names);
    if (text) {
      findings.push(finding('yaml-indent', [...names.path, text.name], { cause: 'text' }, { at: 'key' }));
      names.unknown = names.unknown.filter((name) => name !== text.name);
      homes.add(pathKey([...names.path, text.before]));
    }
    const renames = renamesOf(names);
    if (names.isOpen) names.unknown = names.unknown.filter((name) => renames.has(name));
    if (names.unknown.length > 0) findings.push(unknownFields(names, renames));
    else if (names.missing.length > 0) findings.push(missingFields(names, whole));
  }
  return { findings, explains: (path) => homes.has(pathKey(path)) };
};
