import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { toQuoted } from '../../problems/format-value.ts';
import { type Mapping, type Path } from '../../read/document/path.ts';
import { getProperty, type SchemaNode } from '../../read/document/schemas.ts';
import { normalizeName, synonyms } from '../suggestions/synonyms.ts';
import { no } from './kind-findings.ts';
import { pathKey, maxCompared, extractMisplacedFields } from './misplaced-fields.ts';
import type { ValidatedDocument } from './schema-findings.ts';
import { exampleLine } from './example-line.ts';

/** The unknown and missing field names of a mapping. */
export type FieldNameIssue = {
  path: Path;
  /** The schema node of the mapping. */
  node: SchemaNode;
  mapping: Mapping;
  unknown: string[];
  missing: string[];
  /** Whether the schema allows additional names, so that an unknown name is an error only if it is a typo. */
  allowsOtherNames: boolean;
};

/** Returns the unused field that a name most likely stands for. */
type Find = (name: string, free: string[]) => string | undefined;

/** Returns for each unknown name the field that it most likely stands for: the same letters, a typo or a synonym. */
const findRenames = ({
  unknown,
  missing,
  mapping: group,
  node,
  allowsOtherNames: isOpen,
}: FieldNameIssue): Map<string, string> => {
  const renames = new Map<string, string>();
  const compared = unknown.slice(0, maxCompared);
  const optional = Object.keys(node.properties ?? {}).filter((name) => !Object.hasOwn(group, name));
  const all = isOpen ? missing : [...missing, ...optional];
  // A name with spaces is a text, not a typo.
  const isOneWord = (name: string) => !/\s/.test(name);
  const isLast = () => compared.filter((name) => !renames.has(name) && isOneWord(name)).length === 1;
  const sameLetters: Find = (name, free) =>
    free.find(
      (other) =>
        normalizeName(other) === normalizeName(name) ||
        normalizeName(other) === normalizeName(name.replace(/[ _-]?\d+$/, '')),
    );
  const bySpelling: Find = (name, free) => (isOneWord(name) ? nearest(name, free) : undefined);
  const byMeaning: Find = (name, free) => synonyms(name, free)[0];
  const onlyOne: Find = (name, free) =>
    free.length === 1 && isOneWord(name) && isLast() ? free[0] : undefined;
  const strategies: [Find, string[]][] = [
    [sameLetters, all],
    [bySpelling, missing],
    [byMeaning, missing],
    [byMeaning, all],
    [bySpelling, all],
    [onlyOne, isOpen ? [] : missing],
  ];
  for (const [find, candidates] of strategies)
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

/** `{ name: Seven Gulls, Hotels }`: YAML reads the text after the comma as a field without a value. */
const findCutText = ({ mapping: group, unknown: [name = ''] }: FieldNameIssue): string | undefined => {
  const keys = Object.keys(group);
  const before = keys[keys.indexOf(name) - 1];
  if (group[name] !== null || before === undefined || !/^\p{Lu}|\s/u.test(name)) return undefined;
  return `${before}: ${toQuoted(`${String(group[before])}, ${name}`)}`;
};

/** `{ label:About, href=/about, alt A hall }`: without a colon and a space, YAML reads all of it as a name. */
const findTightFields = ({ mapping: group, node, unknown }: FieldNameIssue): string[] =>
  unknown.flatMap((name) => {
    const [, field = '', rest = ''] = /^(\w+)(?:[:=]\s*|\s+)(\S.*)$/.exec(name) ?? [];
    return group[name] === null && getProperty(node, field) ? `${field}: ${rest}` : [];
  });

const createUnknownFieldFinding = (names: FieldNameIssue, renames: Map<string, string>): Finding => {
  const { path, node, unknown, missing } = names;
  const [name = ''] = unknown;
  const at = { at: 'key' } as const;
  const place = [...path, name];
  const lines = findTightFields(names);
  if (lines.length > 0) return finding('unknown-field', place, { cause: 'space', name, lines }, at);
  const isAlone = unknown.length === 1 && renames.size === 0 && path.length > 0;
  const line = isAlone ? findCutText(names) : undefined;
  if (line !== undefined) return finding('unknown-field', place, { cause: 'comma', name, line }, at);
  if (/^(?:is)?(?:required|mandatory|obligatory|must)$/i.test(name) && getProperty(node, 'optional')) {
    const isOptional = no.test(String(names.mapping[name]));
    return finding('unknown-field', place, { cause: 'required', isOptional }, at);
  }
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

const createMissingFieldFinding = (
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

/**
 * Finds a line of text in the column of its own field, such as `After a night: the grout …` below `answer: >-`, which
 * YAML reads as a field.
 */
const findTextAsName = ({
  path,
  mapping: group,
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
 * Returns one finding for each mapping with unknown or missing names.
 * @returns the findings, and a function that returns whether they explain an error of the value at a path
 */
export const findNameProblems = (
  validated: ValidatedDocument,
  all: FieldNameIssue[],
): { findings: Finding[]; explains: (path: Path) => boolean } => {
  const { findings, homes } = extractMisplacedFields(validated, all);
  for (const names of all) {
    const text = findTextAsName(names);
    if (text) {
      findings.push(finding('yaml-indent', [...names.path, text.name], { cause: 'text' }, { at: 'key' }));
      names.unknown = names.unknown.filter((name) => name !== text.name);
      homes.add(pathKey([...names.path, text.before]));
    }
    const renames = findRenames(names);
    if (names.allowsOtherNames) names.unknown = names.unknown.filter((name) => renames.has(name));
    if (names.unknown.length > 0) findings.push(createUnknownFieldFinding(names, renames));
    else if (names.missing.length > 0) findings.push(createMissingFieldFinding(names, validated));
  }
  return { findings, explains: (path) => homes.has(pathKey(path)) };
};
