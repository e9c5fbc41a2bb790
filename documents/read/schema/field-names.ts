import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { type Mapping, type Path } from '../document/path.ts';
import { getProperty, type SchemaNode } from '../document/schemas.ts';
import { findAliases, normalizeName } from '../suggestions/aliases.ts';
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

/** Maximum number of unknown fields of a mapping that are compared with the known fields. */
const maxCompared = 40;

/** Returns the field, among those that the mapping lacks, that a name most likely stands for. */
type Find = (name: string, free: string[]) => string | undefined;

// Whether a name is one word. An unknown name with spaces is probably text, not a misspelled field.
const isOneWord = (name: string): boolean => !/\s/.test(name);
const sameLetters: Find = (name, free) =>
  free.find((other) => normalizeName(other) === normalizeName(name.replace(/[ _-]?\d+$/, '')));
const bySpelling: Find = (name, free) => (isOneWord(name) ? nearest(name, free) : undefined);
const byMeaning: Find = (name, free) => findAliases(name, free)[0];

/** Returns for each unknown name the field that it most likely stands for: the same letters, a typo or an alias. */
const findRenames = ({ unknown, missing, mapping, node, allowsOtherNames }: FieldNameIssue) => {
  const renames = new Map<string, string>();
  const compared = unknown.slice(0, maxCompared);
  const optional = Object.keys(node.properties ?? {}).filter((name) => !Object.hasOwn(mapping, name));
  const all = allowsOtherNames ? missing : [...missing, ...optional];
  const onlyOne: Find = (name, free) => {
    const isLast = compared.filter((other) => !renames.has(other) && isOneWord(other)).length === 1;
    return free.length === 1 && isOneWord(name) && isLast ? free[0] : undefined;
  };
  const strategies: [Find, string[]][] = [
    [sameLetters, all],
    [bySpelling, missing],
    [byMeaning, missing],
    [byMeaning, all],
    [bySpelling, all],
    [onlyOne, allowsOtherNames ? [] : missing],
  ];
  for (const [find, candidates] of strategies)
    for (const name of compared.filter((one) => !renames.has(one))) {
      const taken = new Set(renames.values());
      const free = candidates.filter((one) => !taken.has(one));
      const meant = find(name, free);
      if (meant !== undefined) renames.set(name, meant);
    }
  return renames;
};

/** Returns the finding for the unknown or missing names of a mapping; they are one mistake. */
export const findNameProblem = (
  { root, written: sourceOf }: ValidatedDocument,
  names: FieldNameIssue,
): Finding | undefined => {
  const { path, node, missing } = names;
  const renames = findRenames(names);
  const unknown = names.allowsOtherNames ? [...renames.keys()] : names.unknown;
  const [name] = unknown;
  if (name !== undefined) {
    // `{ from: 18,50 }` has a field 50, because a comma ends the entry.
    const [decimal] = /^\d+$/.test(name) ? (new RegExp(`\\d+,${name}\\b`).exec(sourceOf(path)) ?? []) : [];
    const meant = unknown.length === 1 && !decimal ? renames.get(name) : undefined;
    const all = [...renames].map(([written, right]) => `${right} instead of ${written}`).join(', ');
    const renamed = unknown.length > 1 && renames.size > 0 ? all : undefined;
    const write = decimal ? `${decimal.replace(',', '.')}, with a decimal point` : renamed;
    const params = { names: unknown, known: Object.keys(node.properties ?? {}), meant, write };
    return finding('unknown-field', [...path, name], params, { at: 'key', replacement: meant });
  }
  if (missing.length === 0) return undefined;
  const lines = missing.map((field) => exampleLine(root, getProperty(node, field) ?? {}, [field]));
  return finding('missing-field', [...path, missing[0] ?? ''], { fields: missing, lines });
};
