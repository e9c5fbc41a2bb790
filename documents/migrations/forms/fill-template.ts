import { getIn, isMapping, type Mapping, type Path } from '../../read/document/path.ts';

/** A reference of a template: the path of the field to be filled in, and the path of its value in the sources. */
export type TemplateReference = { path: Path; from: Path };

const parseReference = (template: string): { from: Path; fallback: string | undefined } | undefined => {
  const [, from, fallback] = /^\$([\w.-]+)(?:\|(.*))?$/.exec(template) ?? [];
  return from === undefined ? undefined : { from: from.split('.'), fallback };
};

/**
 * Returns a template with the strings `$path` replaced by the values at these paths of `sources`, and `$path|text` by
 * the text if there is no such value. Fields without a value are left out.
 */
export const fillTemplate = (template: unknown, sources: Mapping): unknown => {
  if (Array.isArray(template)) return template.map((entry) => fillTemplate(entry, sources));
  if (isMapping(template)) {
    const fields = Object.entries(template).map(([name, child]) => [name, fillTemplate(child, sources)]);
    const filled = fields.filter(([, value]) => value !== undefined);
    return filled.length === 0 ? undefined : Object.fromEntries(filled);
  }
  const reference = typeof template === 'string' ? parseReference(template) : undefined;
  return reference ? (getIn(sources, reference.from) ?? reference.fallback) : template;
};

/** Returns the references of a template. */
export const referencesOf = (template: unknown, path: Path = []): TemplateReference[] => {
  if (typeof template === 'string') {
    const reference = parseReference(template);
    return reference ? [{ path, from: reference.from }] : [];
  }
  const isList = Array.isArray(template);
  return Object.entries(Object(template) as object).flatMap(([key, child]) =>
    referencesOf(child, [...path, isList ? Number(key) : key]),
  );
};
