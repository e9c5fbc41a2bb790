import { getIn, isMapping, type Mapping, type Path } from '../../read/document/path.ts';

const isReference = (template: string): boolean => template.startsWith('$');

const toPath = (reference: string): Path => reference.slice(1).split('.');

/**
 * Returns a template with the strings `$path` replaced by the values at these paths of `sources`. In `$path|$other|text`
 * the next alternative is used if there is no value. Fields without a value are left out.
 */
export const fillTemplate = (template: unknown, sources: Mapping): unknown => {
  if (Array.isArray(template)) return template.map((entry) => fillTemplate(entry, sources));
  if (isMapping(template)) {
    const fields = Object.entries(template).map(([name, child]) => [name, fillTemplate(child, sources)]);
    const filled = fields.filter(([, value]) => value !== undefined);
    return filled.length === 0 ? undefined : Object.fromEntries(filled);
  }
  if (typeof template !== 'string' || !isReference(template)) return template;
  const values = template.split('|').map((part) => (isReference(part) ? getIn(sources, toPath(part)) : part));
  return values.find((value) => value !== undefined && value !== null);
};

/** A reference of a template: the path of the field to be filled in, and the path of its value in the sources. */
type TemplateReference = { path: Path; from: Path };

/** Returns the references of a template. */
export const referencesOf = (template: unknown, path: Path = []): TemplateReference[] => {
  if (typeof template === 'string')
    return template
      .split('|')
      .filter(isReference)
      .map((part) => ({ path, from: toPath(part) }));
  const isList = Array.isArray(template);
  return Object.entries(Object(template) as object).flatMap(([key, child]) =>
    referencesOf(child, [...path, isList ? Number(key) : key]),
  );
};
