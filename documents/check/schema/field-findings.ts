import type { Finding } from '../../problems/legacy.ts';
import { innerHome, outerHome, tooFarLeft, tooFarRight, type Whole } from './misplaced-fields.ts';
import { bare, synonyms } from '../suggestions/synonyms.ts';
import { nearest } from '../../problems/nearest.ts';
import { valueAt, type Path } from '../../read/document/path.ts';
import { resolveNode, schemas } from '../../read/document/schemas.ts';
import { mostGuessed, unknownField, type FieldFaults } from './field-faults.ts';
import { takeRenames } from './field-renames.ts';
import { shapeOf } from './shape.ts';
import { aComment, exampleOf, listed, quoted } from '../../problems/words.ts';

const missingField = (faults: FieldFaults, field: string, whole: Whole): Finding => ({
  code: 'missing-field',
  path: faults.path,
  missing: field,
  message: `missing field ${quoted(field)}`,
  fix: fixForMissing(faults, [exampleLine(faults, field, whole)], whole),
});

const longestShown = 160;

/** Fields are added as lines, or inside the braces of a mapping on one line. */
const fixForMissing = ({ path }: FieldFaults, lines: string[], { written }: Whole): string => {
  const group = written(path);
  const inner = /^\{\s*(.*?)\s*,?\s*\}$/.exec(group)?.[1];
  if (!group.startsWith('{'))
    return `Add ${lines.length > 1 ? 'lines' : 'a line'} such as ${lines.join(' and ')}.`;
  const all = `{ ${[inner, ...lines].filter(Boolean).join(', ')} }`;
  return inner === undefined || all.length > longestShown
    ? `Add inside its braces, after a comma: ${lines.join(', ')}.`
    : `Write such as ${all}.`;
};

/** An example of a field as a line of its own. */
const exampleLine = ({ nodeOf }: FieldFaults, field: string, { root }: Whole): string => {
  const node = nodeOf(field);
  const example = node.type === 'string' || node.type === 'integer' ? exampleOf([field], node) : undefined;
  return example ?? `${field}: ${shapeOf(root, node)}`;
};

/** Several required fields missing in one group are one problem. */
const missingFields = (faults: FieldFaults, whole: Whole): Finding => ({
  code: 'missing-field',
  path: faults.path,
  missing: faults.missing[0],
  message: `missing fields ${listed(faults.missing.map(quoted))}`,
  fix: fixForMissing(
    faults,
    faults.missing.map((field) => exampleLine(faults, field, whole)),
    whole,
  ),
});

const without = (names: string[], name: string): string[] => names.filter((other) => other !== name);

const keyOf = (path: Path): string => JSON.stringify(path);

/** Takes out fields that are one level too high or too deep. @returns the paths of the groups they belong to */
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
      // More likely it is another name for a field that is missing here.
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

/** The fix for an unknown field that resembles none of the allowed ones. */
const fixFor = (field: string, { node, present, path }: FieldFaults, { root, document }: Whole): string => {
  const allowed = Object.keys(node.properties ?? {});
  const twin = allowed.find(
    (name) => present.has(name) && (bare(name) === bare(field) || nearest(field, [name])),
  );
  const broken = path.length > 0 ? brokenText(document, path, field) : undefined;
  if (broken !== undefined) return broken;
  if (twin !== undefined)
    return `Move it into ${aComment}, or its words into ${quoted(twin)}, which is there already.`;
  if (root === schemas.page && path.length === 0 && siteFields.has(field))
    return `Move it to _site.yaml, where ${field} belongs.`;
  if (root === schemas.site && path.join() === 'facts')
    return `Move it to claims, where names of your own may stand. The fields here are: ${listed(allowed)}.`;
  return `Move it into ${aComment}, or write one of the fields here: ${listed(allowed)}.`;
};

/** One finding for very many unknown fields, which have one cause. */
const unknownFields = ({ path, unknown, node }: FieldFaults): Finding => ({
  ...unknownField(
    path,
    unknown[0] ?? '',
    `Move them into comments (lines that begin with #). The fields here are: ${listed(Object.keys(node.properties ?? {}))}.`,
  ),
  message: `${unknown.length.toLocaleString('en-US')} unknown fields, the first of them ${quoted(unknown[0] ?? '')}`,
});

/** A group without a single field that belongs to it: `image: {}`. */
const isForeign = ({ unknown, missing, present }: FieldFaults): boolean =>
  present.size === 0 && missing.length > 0 && unknown.length + missing.length > 1;

const foreignGroup = ({ path, missing, node }: FieldFaults, { root }: Whole): Finding => ({
  code: 'missing-field',
  path,
  missing: missing[0],
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
