import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldFaults } from './field-findings.ts';
import { fieldFindings } from './field-findings.ts';
import type { Finding } from './finding.ts';
import type { Path } from './path.ts';
import { childOf, isFields } from './path.ts';
import type { Kind, SchemaNode } from './schemas.ts';
import { resolveNode, schemas } from './schemas.ts';
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

/** Ajv says more than one thing about a value of the wrong kind; the kind is the one that matters. */
const isEcho = (error: ErrorObject, all: ErrorObject[]): boolean => {
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return true;
  return (
    error.keyword !== 'type' &&
    all.some((other) => other.keyword === 'type' && other.instancePath === error.instancePath)
  );
};

const fieldFaults = (errors: ErrorObject[], document: unknown, root: SchemaNode): FieldFaults[] => {
  const groups = new Map<string, FieldFaults>();
  for (const error of errors) {
    const node: SchemaNode = error.parentSchema ?? {};
    const nodeOf = (field: string) => {
      const own = node.properties?.[field] ?? {};
      return { ...resolveNode(root, own), ...own };
    };
    const known = groups.get(error.instancePath);
    if (error.keyword === 'required') known?.missing.push(String(error.params['missingProperty']));
    if (known) continue;
    const keys = isFields(error.data) ? Object.keys(error.data) : [];
    groups.set(error.instancePath, {
      path: pathOf(error.instancePath, document),
      unknown: keys.filter((key) => !node.properties?.[key]),
      missing: error.keyword === 'required' ? [String(error.params['missingProperty'])] : [],
      open: node.additionalProperties !== false,
      present: new Set(keys.filter((key) => node.properties?.[key])),
      node,
      nodeOf,
    });
  }
  return [...groups.values()];
};

const isAboutFields = (error: ErrorObject): boolean =>
  error.keyword === 'required' || error.keyword === 'additionalProperties';

/**
 * Checks a document against its JSON Schema.
 * @param written gives the value at a path as it stands in the file
 * @returns one finding for each mistake
 */
export const schemaFindings = (kind: Kind, document: unknown, written: (path: Path) => string): Finding[] => {
  const validate = validators[kind];
  if (validate(document)) return [];
  const errors = validate.errors ?? [];
  const fields = fieldFaults(errors.filter(isAboutFields), document, schemas[kind]);
  const values = errors.filter((error) => !isAboutFields(error) && !isEcho(error, errors));
  const findings = values.map((error) => {
    const path = pathOf(error.instancePath, document);
    return valueFinding({
      path,
      keyword: error.keyword,
      params: error.params,
      value: error.data,
      node: error.parentSchema ?? {},
      written: () => written(path),
    });
  });
  return [...fieldFindings(fields), ...findings];
};
