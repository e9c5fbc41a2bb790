import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Finding } from '../../problems/finding.ts';
import { getChild, isMapping, type Path } from '../../read/document/path.ts';
import { getProperty, schemas, type DocumentKind, type SchemaNode } from '../../read/document/schemas.ts';
import { nameFindings, type FieldNameIssue } from './field-names.ts';
import { isOptional } from './schema-at.ts';
import { sectionType } from './section-type.ts';
import { exampleLine } from './example-line.ts';
import { splitEntries } from './split-entries.ts';
import { validators } from '../../read/validators.ts';
import { valueFinding } from './value-findings.ts';

/** A document, the schema that it follows, and its values as they are written. */
export type ValidatedDocument = { root: SchemaNode; document: unknown; written: (path: Path) => string };

const pathOf = (pointer: string, document: unknown): Path => {
  let value = document;
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(name) : name;
      value = getChild(value, key);
      return key;
    });
};

const isAboutNames = ({ keyword }: ErrorObject): boolean =>
  keyword === 'required' || keyword === 'additionalProperties';

/** The names of fields in a group that has errors about them. */
const namesOf = (errors: ErrorObject[], path: Path): FieldNameIssue | undefined => {
  const about = errors.filter(isAboutNames);
  const [first] = about;
  if (!first || !isMapping(first.data)) return undefined;
  const node: SchemaNode = first.parentSchema ?? {};
  const keys = Object.keys(first.data);
  return {
    path,
    node,
    group: first.data,
    unknown: keys.filter((key) => !getProperty(node, key)),
    missing: about.flatMap(({ keyword, params }) =>
      keyword === 'required' ? String(params['missingProperty']) : [],
    ),
    isOpen: node.additionalProperties !== false,
  };
};

/** The error that says most of a value: its kind, before anything that depends on it. */
const mainError = (errors: ErrorObject[]): ErrorObject | undefined => {
  const own = errors.filter(
    (error) =>
      !isAboutNames(error) && (error.propertyName === undefined || error.keyword === 'propertyNames'),
  );
  return own.find(({ keyword }) => keyword === 'type') ?? own[0];
};

/**
 * Checks a document against its JSON Schema.
 * @param written gives the value at a path as it is in the file
 * @returns one finding for each mistake: errors of Ajv at one value have one cause, and so have all names in a group
 */
export const validateDocument = (
  kind: DocumentKind,
  document: unknown,
  written: (path: Path) => string,
): Finding[] => {
  const validate = validators[kind];
  if (validate(document)) return [];
  const root = schemas[kind];
  const whole: ValidatedDocument = { root, document, written };
  const all = validate.errors ?? [];
  // A page of too many sections was made by a program: nobody corrects each of them alone.
  const tooLong = all.filter((error) => error.keyword === 'maxItems' && error.instancePath === '/sections');
  const groups = new Map<string, ErrorObject[]>();
  for (const error of tooLong.length > 0 ? tooLong : all) {
    const known = groups.get(error.instancePath);
    if (known) known.push(error);
    else groups.set(error.instancePath, [error]);
  }
  const names: FieldNameIssue[] = [];
  const findings: Finding[] = [];
  for (const [pointer, errors] of groups) {
    const path = pathOf(pointer, document);
    const inGroup = namesOf(errors, path);
    const error = mainError(errors);
    if (inGroup) names.push(inGroup);
    else if (error?.keyword === 'discriminator') findings.push(sectionType(path, error));
    else if (error) {
      const node: SchemaNode = error.parentSchema ?? {};
      const field = { example: exampleLine(root, node, path), isOptional: isOptional(root, document, path) };
      findings.push(valueFinding({ ...whole, ...error, ...field, path, value: error.data, node }));
    }
  }
  const split = splitEntries(whole, names);
  const others = names.filter(({ path }) => !split.explains(path));
  const inNames = nameFindings(whole, others);
  const values = findings.filter(({ path }) => !split.explains(path) && !inNames.explains(path));
  return [...split.findings, ...inNames.findings, ...values];
};
