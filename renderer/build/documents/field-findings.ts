import type { Finding } from './finding.ts';
import { nearest, suggest } from './nearest.ts';
import type { Path } from './path.ts';
import type { SchemaNode } from './schemas.ts';
import { exampleOf, listed, quoted } from './words.ts';

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

const missingField = ({ path, nodeOf }: FieldFaults, field: string): Finding => {
  const node = nodeOf(field);
  const example = exampleOf([field], node);
  const fix = example
    ? `Add a line such as ${example}.`
    : `Add ${quoted(field)}: ${node.description ?? 'it is needed.'}`;
  return { code: 'missing-field', path, message: `missing field ${quoted(field)}`, fix };
};

const isInside = (inner: Path, outer: Path): boolean => outer.every((key, index) => inner[index] === key);

/** A field that stands beside the mapping it belongs to: one fault of indentation, not two of fields. */
const takeMisplaced = (all: FieldFaults[], findings: Finding[]): void => {
  for (const outer of all) {
    outer.unknown = outer.unknown.filter((field) => {
      const home = all.find(
        (other) => other !== outer && other.missing.includes(field) && isInside(other.path, outer.path),
      );
      if (!home) return true;
      home.missing = home.missing.filter((name) => name !== field);
      findings.push({
        code: 'misplaced-field',
        path: outer.path,
        field,
        message: `the field ${quoted(field)} stands too far to the left`,
        fix: 'Indent it like the other fields of the group above it, where it is missing.',
      });
      return false;
    });
  }
};

/** A wrong name for a needed field is one fault, not an unknown field and a missing one. */
const takeTypos = (faults: FieldFaults): Finding[] => {
  const typos: Finding[] = [];
  const take = (wrong: string, needed: string, fix: string) => {
    typos.push(unknownField(faults.path, wrong, fix));
    faults.unknown = faults.unknown.filter((name) => name !== wrong);
    faults.missing = faults.missing.filter((name) => name !== needed);
  };
  for (const field of faults.missing) {
    const typo = nearest(field, faults.unknown);
    if (typo !== undefined) take(typo, field, `Did you mean ${quoted(field)}?`);
  }
  if (faults.open) faults.unknown = [];
  const [[wrong], [needed]] = [faults.unknown, faults.missing];
  const isPair = faults.unknown.length === 1 && faults.missing.length === 1;
  if (isPair && wrong && needed)
    take(wrong, needed, `Write ${quoted(needed)} instead, which is missing here.`);
  return typos;
};

/** A field that is there already is seldom meant once more; in a shared piece it may be. */
const fixFor = (field: string, { node, present }: FieldFaults): string => {
  const allowed = Object.keys(node.properties ?? {});
  const free = allowed.filter((name) => !present.has(name));
  const isText = field.includes(' ');
  const otherwise = isText
    ? 'A text with a comma needs quotes inside { }.'
    : `The fields here are: ${listed(allowed)}.`;
  return suggest(field, free, suggest(field, allowed, otherwise));
};

/** A group without a single field that belongs to it: `image: {}`. */
const isForeign = ({ unknown, missing, present }: FieldFaults): boolean =>
  present.size === 0 && missing.length > 0 && unknown.length + missing.length > 1;

const foreignGroup = ({ path, missing }: FieldFaults): Finding => ({
  code: 'missing-field',
  path,
  message: `missing fields ${listed(missing.map(quoted))}`,
  fix: `Write them: ${listed(missing)}.`,
});

/** One finding for each mistake in the names of fields. */
export const fieldFindings = (all: FieldFaults[]): Finding[] => {
  const findings: Finding[] = [];
  takeMisplaced(all, findings);
  for (const faults of all) {
    const typos = takeTypos(faults);
    findings.push(...typos);
    if (typos.length === 0 && isForeign(faults)) {
      findings.push(foreignGroup(faults));
      continue;
    }
    findings.push(...faults.unknown.map((field) => unknownField(faults.path, field, fixFor(field, faults))));
    findings.push(...faults.missing.map((field) => missingField(faults, field)));
  }
  return findings;
};
