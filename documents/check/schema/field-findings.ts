import type { Finding } from '../../problems/finding.ts';
import { innerHome, outerHome, tooFarLeft, tooFarRight, type Whole } from './misplaced-fields.ts';
import { bare, synonyms } from '../suggestions/synonyms.ts';
import { nearest } from '../../problems/nearest.ts';
import { valueAt, type Path } from '../../read/document/path.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';
import { resolveNode, schemas } from '../../read/document/schemas.ts';
import { shapeOf } from './shape.ts';
import { exampleOf, listed, quoted } from '../../problems/words.ts';

/** The fields of one mapping that should not be there, and those that should. */
export type FieldFaults = {
  path: Path;
  unknown: string[];
  missing: string[];
  /** Whether other fields are allowed, so that an unknown one may be a typo but is no fault by itself. */
  open: boolean;
  /** The fields that are there and known. */
  present: ReadonlySet<string>;
  node: SchemaNode;
  /** What the missing fields are. */
  nodeOf: (field: string) => SchemaNode;
};

const unknownField = (path: Path, field: string, fix: string): Finding => ({
  code: 'unknown-field',
  path,
  field,
  message: `unknown field ${quoted(field)}`,
  fix,
});

const missingField = (faults: FieldFaults, field: string, whole: Whole): Finding => ({
  code: 'missing-field',
  path: faults.path,
  message: `missing field ${quoted(field)}`,
  fix: `Add a line such as ${exampleLine(faults, field, whole)}.`,
});

/** An example of a field as a line of its own. */
const exampleLine = ({ nodeOf }: FieldFaults, field: string, { root }: Whole): string => {
  const node = nodeOf(field);
  const example = node.type === 'string' || node.type === 'integer' ? exampleOf([field], node) : undefined;
  return example ?? `${field}: ${shapeOf(root, node)}`;
};

/** A group that was begun and left. */
const missingFields = (faults: FieldFaults, whole: Whole): Finding => ({
  code: 'missing-field',
  path: faults.path,
  message: `missing fields ${listed(faults.missing.map(quoted))}`,
  fix: `Add lines such as ${faults.missing.map((field) => exampleLine(faults, field, whole)).join(' and ')}.`,
});

const without = (names: string[], name: string): string[] => names.filter((other) => other !== name);

/** More strange fields in one group than this are no slips, and nobody reads a guess at each. */
const mostGuessed = 40;

const keyOf = (path: Path): string => JSON.stringify(path);

/** Fields that stand beside the group they belong to, or inside one beside which they belong; the paths of both. */
const takeMisplaced = (all: FieldFaults[], whole: Whole, findings: Finding[]): Set<string> => {
  const byPath = new Map(all.map((faults) => [keyOf(faults.path), faults]));
  const homes = new Set<string>();
  for (const faults of all) {
    if (faults.unknown.length > mostGuessed) continue;
    for (const field of faults.unknown) {
      const inner = innerHome(whole, faults, field);
      const home = inner ?? outerHome(whole, faults, field);
      if (!home) continue;
      const atHome = byPath.get(keyOf(home));
      // Another name for a field that is missing here is likelier.
      if (!atHome?.missing.includes(field) && synonyms(field, faults.missing, 'field').length > 0) continue;
      faults.unknown = without(faults.unknown, field);
      if (atHome) atHome.missing = without(atHome.missing, field);
      if (!homes.has(keyOf(home)))
        findings.push((inner ? tooFarLeft : tooFarRight)(faults.path, field, home));
      homes.add(keyOf(home));
    }
  }
  return homes;
};

type Rename = { wrong: string; right: string };

/** Other names for fields: those that are needed first, then those that may be there. */
const renamesOf = (faults: FieldFaults, free: string[]): Rename[] => {
  const renames: Rename[] = [];
  const isTaken = (name: string) => renames.some(({ wrong, right }) => wrong === name || right === name);
  const take = (find: (wrong: string, rights: string[]) => string | undefined, rights: string[]) => {
    for (const wrong of faults.unknown) {
      const right = isTaken(wrong)
        ? undefined
        : find(
            wrong,
            rights.filter((name) => !isTaken(name)),
          );
      if (right !== undefined) renames.push({ wrong, right });
    }
  };
  const byMeaning = (wrong: string, rights: string[]) => synonyms(wrong, rights, 'field')[0];
  take((wrong, rights) => rights.find((name) => bare(name) === bare(wrong)), [...faults.missing, ...free]);
  take((wrong, rights) => rights.find((name) => wrong.startsWith(`${name}:`)), [...faults.missing, ...free]);
  take((wrong, rights) => nearest(wrong, rights), faults.missing);
  take(byMeaning, faults.missing);
  if (faults.open) return renames;
  const rest = faults.unknown.filter((name) => !isTaken(name));
  const needed = faults.missing.filter((name) => !isTaken(name));
  if (rest.length === needed.length && (rest.length === 1 || faults.present.size === 0))
    for (const [index, wrong] of rest.entries()) renames.push({ wrong, right: needed[index] ?? '' });
  take((wrong, rights) => nearest(wrong, rights), free);
  take(byMeaning, free);
  return renames;
};

const isSlip = ({ wrong, right }: Rename): boolean => nearest(wrong, [right]) !== undefined;

const renameFix = ({ wrong, right }: Rename, { missing }: FieldFaults): string =>
  wrong.startsWith(`${right}:`) && wrong.length > right.length + 1
    ? `Write a space behind the colon: ${right}: ${wrong.slice(right.length + 1)}.`
    : !isSlip({ wrong, right }) && missing.includes(right)
      ? `Write ${quoted(right)} instead, which is missing here.`
      : `Did you mean ${quoted(right)}?`;

/** Names of another habit, such as `q` and `a`, or capitals, are one mistake; two slips of the pen are two. */
const takeRenames = (faults: FieldFaults): Finding[] => {
  if (faults.unknown.length > mostGuessed) return [];
  const free = Object.keys(faults.node.properties ?? {}).filter(
    (name) => !faults.present.has(name) && !faults.missing.includes(name),
  );
  const renames = renamesOf(faults, faults.open ? [] : free);
  const isHabit = (rename: Rename) => !isSlip(rename) || bare(rename.wrong) === bare(rename.right);
  const habits = renames.filter(isHabit);
  const findings = (habits.length > 1 ? renames.filter((rename) => !isHabit(rename)) : renames).map(
    (rename) => unknownField(faults.path, rename.wrong, renameFix(rename, faults)),
  );
  const [first] = habits;
  if (first && habits.length > 1) {
    const each = habits.map(({ wrong, right }) => `${right} in the place of ${wrong}`);
    findings.push(unknownField(faults.path, first.wrong, `Write ${each.join(', and ')}.`));
  }
  faults.unknown = faults.unknown.filter((name) => !renames.some(({ wrong }) => wrong === name));
  faults.missing = faults.missing.filter((name) => !renames.some(({ right }) => right === name));
  return findings;
};

const siteFields = new Set([
  ...Object.keys(resolveNode(schemas.site, schemas.site).properties ?? {}),
  ...Object.keys(schemas.site.$defs?.['header']?.properties ?? {}),
]);

/** `{ name: Seven Gulls, Hotels }`: behind the comma begins a field without a value. */
const brokenText = (document: unknown, path: Path, field: string): string | undefined => {
  const group = Object(valueAt(document, path)) as Record<string, unknown>;
  const keys = Object.keys(group);
  const before = keys[keys.indexOf(field) - 1];
  if (group[field] !== null || before === undefined || !/^\p{Lu}|\s/u.test(field)) return undefined;
  return `A text with a comma needs quotes inside { }: ${before}: ${quoted(`${String(group[before])}, ${field}`)}.`;
};

/** What to do with a field that stands for none of those that may be here. */
const fixFor = (field: string, { node, present, path }: FieldFaults, { root, document }: Whole): string => {
  const allowed = Object.keys(node.properties ?? {});
  const twin = allowed.find(
    (name) => present.has(name) && (bare(name) === bare(field) || nearest(field, [name])),
  );
  const broken = path.length > 0 ? brokenText(document, path, field) : undefined;
  if (broken !== undefined) return broken;
  if (twin !== undefined) return `Remove it: ${quoted(twin)} is there already.`;
  if (root === schemas.page && path.length === 0 && siteFields.has(field))
    return `Remove it here: ${field} belongs into _site.yaml.`;
  if (root === schemas.site && path.join() === 'facts')
    return `Move it to claims, where names of your own may stand. The fields here are: ${listed(allowed)}.`;
  return `Remove it, or write one of the fields here: ${listed(allowed)}.`;
};

/** So many strange fields have one cause, and nobody reads a guess at each. */
const unknownFields = ({ path, unknown, node }: FieldFaults): Finding => ({
  ...unknownField(
    path,
    unknown[0] ?? '',
    `Remove them. The fields here are: ${listed(Object.keys(node.properties ?? {}))}.`,
  ),
  message: `${unknown.length.toLocaleString('en-US')} unknown fields, the first of them ${quoted(unknown[0] ?? '')}`,
});

/** A group without a single field that belongs to it: `image: {}`. */
const isForeign = ({ unknown, missing, present }: FieldFaults): boolean =>
  present.size === 0 && missing.length > 0 && unknown.length + missing.length > 1;

const foreignGroup = ({ path, missing, node }: FieldFaults, { root }: Whole): Finding => ({
  code: 'missing-field',
  path,
  message: `missing fields ${listed(missing.map(quoted))}`,
  fix: `Write them: ${shapeOf(root, { ...node, required: missing }).slice(2, -2)}.`,
});

/**
 * One finding for each mistake in the names of fields.
 * @returns the findings, and whether another finding follows from one of them, by its path
 */
export const fieldFindings = (
  all: FieldFaults[],
  whole: Whole,
): { findings: Finding[]; explains: (path: Path) => boolean } => {
  const findings: Finding[] = [];
  const homes = takeMisplaced(all, whole, findings);
  for (const faults of all) {
    const renames = takeRenames(faults);
    findings.push(...renames);
    if (faults.open) faults.unknown = [];
    if (renames.length === 0 && isForeign(faults)) {
      findings.push(foreignGroup(faults, whole));
      continue;
    }
    if (faults.unknown.length > mostGuessed) findings.push(unknownFields(faults));
    else
      findings.push(
        ...faults.unknown.map((field) => unknownField(faults.path, field, fixFor(field, faults, whole))),
      );
    if (faults.missing.length > 1) findings.push(missingFields(faults, whole));
    else findings.push(...faults.missing.map((field) => missingField(faults, field, whole)));
  }
  return { findings, explains: (path) => homes.has(keyOf(path)) };
};
