import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldFaults } from './field-faults.ts';
import { fieldFindings } from './field-findings.ts';
import type { Finding } from '../../problems/legacy.ts';
import type { Path } from '../../read/document/path.ts';
import { childOf, isFields, valueAt } from '../../read/document/path.ts';
import type { Kind, SchemaNode } from '../../read/document/schemas.ts';
import { fieldOf, resolveNode, schemas } from '../../read/document/schemas.ts';
import { repairsOf } from '../repairs/repairs.ts';
import { otherType, wrongType } from './section-type.ts';
import { validators } from './validators.ts';
import { valueFinding } from './value-findings.ts';

const pathOf = (pointer: string, document: unknown): Path => {
  let value = document;
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(name) : name;
      value = childOf(value, key);
      return key;
    });
};

/**
 * Ajv says more than one thing about a value of the wrong kind; the kind is the one that matters.
 * @param wrongKind the places with values of the wrong kind
 */
const isEcho = (error: ErrorObject, wrongKind: ReadonlySet<string>): boolean => {
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return true;
  return error.keyword !== 'type' && wrongKind.has(error.instancePath);
};

const fieldFaults = (errors: ErrorObject[], document: unknown, root: SchemaNode): FieldFaults[] => {
  const groups = new Map<string, FieldFaults>();
  for (const error of errors) {
    const node: SchemaNode = error.parentSchema ?? {};
    const nodeOf = (field: string) => {
      const own = fieldOf(node, field) ?? {};
      return { ...resolveNode(root, own), ...own };
    };
    const known = groups.get(error.instancePath);
    if (error.keyword === 'required') known?.missing.push(String(error.params['missingProperty']));
    if (known) continue;
    const keys = isFields(error.data) ? Object.keys(error.data) : [];
    groups.set(error.instancePath, {
      path: pathOf(error.instancePath, document),
      unknown: keys.filter((key) => !fieldOf(node, key)),
      missing: error.keyword === 'required' ? [String(error.params['missingProperty'])] : [],
      open: node.additionalProperties !== false,
      present: new Set(keys.filter((key) => fieldOf(node, key))),
      node,
      nodeOf,
    });
  }
  return [...groups.values()];
};

const isAboutFields = (error: ErrorObject): boolean =>
  error.keyword === 'required' || error.keyword === 'additionalProperties';

const isAboutNames: ReadonlySet<string> = new Set(['unknown-field', 'missing-field', 'misplaced-field']);

/** Sections whose fields are all those of another type, by their index. */
const foreignSections = (findings: Finding[], document: unknown): Map<number, Finding> => {
  const counts = new Map<number, number>();
  for (const { path, code } of findings) {
    const [first, index] = path;
    if (first === 'sections' && typeof index === 'number' && isAboutNames.has(code))
      counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const foreign = new Map<number, Finding>();
  for (const [index, count] of counts) {
    const section = valueAt(document, ['sections', index]);
    const type = count > 1 && isFields(section) ? otherType(section) : undefined;
    if (type !== undefined && isFields(section))
      foreign.set(index, wrongType(['sections', index], section, type));
  }
  return foreign;
};

/**
 * Checks a document against its JSON Schema.
 * @param written gives the value at a path as it stands in the file
 * @returns one finding for each mistake
 */
export const schemaFindings = (kind: Kind, document: unknown, written: (path: Path) => string): Finding[] => {
  const validate = validators[kind];
  if (validate(document)) return [];
  const errors = validate.errors ?? [];
  // A page of too many sections was made by a program: nobody fixes each of them alone.
  const tooMany = errors.filter(
    ({ keyword, instancePath }) => keyword === 'maxItems' && instancePath === '/sections',
  );
  if (tooMany.length > 0) return findingsOf(kind, document, tooMany, written);
  const repaired = repairsOf(kind, document, errors, written);
  const all = findingsOf(kind, document, errors, written).filter(({ path }) => !repaired.holds(path));
  const foreign = foreignSections(all, document);
  const isForeign = ({ path }: Finding) => path[0] === 'sections' && foreign.has(Number(path[1]));
  return [...repaired.findings, ...foreign.values(), ...all.filter((finding) => !isForeign(finding))];
};

const findingsOf = (
  kind: Kind,
  document: unknown,
  errors: ErrorObject[],
  written: (path: Path) => string,
): Finding[] => {
  const fields = fieldFaults(errors.filter(isAboutFields), document, schemas[kind]);
  const wrongKind = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  const values = errors.filter((error) => !isAboutFields(error) && !isEcho(error, wrongKind));
  const findings = values.map((error) => {
    const path = pathOf(error.instancePath, document);
    return valueFinding({
      document,
      root: schemas[kind],
      path,
      keyword: error.keyword,
      params: error.params,
      value: error.data,
      node: error.parentSchema ?? {},
      written: () => written(path),
    });
  });
  const names = fieldFindings(fields, { root: schemas[kind], document, written });
  return [...names.findings, ...findings.filter(({ path }) => !names.explains(path))];
};
