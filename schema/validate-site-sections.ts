import * as z from 'zod';
import { toJsonSchema, type JsonNode } from './json-schema.ts';
import { sectionSchemas } from './section.ts';
import { siteSections } from './site-sections.ts';
import { allFields, findUndocumentedFields } from './undocumented-fields.ts';

const known: ReadonlySet<string> = new Set(sectionSchemas.map((schema) => schema.shape.type.value));

/** Whether a field, or an entry of it, may be one of several shapes. */
const isUnion = ({ items, ...field }: JsonNode): boolean =>
  [field, (items ?? {}) as JsonNode].some((node) => 'oneOf' in node || 'anyOf' in node);

/** What is wrong with the words of a section type, and with the kinds of its fields. */
const fieldFaults = (schema: z.ZodObject): string[] => {
  try {
    const { id = '', title, description } = schema.meta() ?? {};
    const json = toJsonSchema(schema);
    const pathOf = (field: string) => field.replace(`${id}.`, '');
    return [
      ...Object.entries({ title, description }).flatMap(([name, words]) =>
        words ? [] : [`has no ${name}: write one for those who choose a section.`],
      ),
      ...Object.entries(findUndocumentedFields(json)).map(
        ([field, words]) =>
          `has a field "${pathOf(field)}" without ${words}, which editors see: .meta({ description: '…', examples: [ … ] }).`,
      ),
      ...allFields(json)
        .filter(([, field]) => isUnion(field))
        .map(
          ([field]) =>
            `has a field "${pathOf(field)}" of several shapes, which the check and the Studio do not know: use z.enum for a choice of words, or a field for each shape.`,
        ),
    ];
  } catch (error) {
    return [
      `has a field that no document can hold (${(error as Error).message}): use texts, numbers, true and false, lists and objects.`,
    ];
  }
};

/** What is wrong with the example of a section type. */
const exampleFaults = (schema: z.ZodObject): string[] => {
  const examples = schema.meta()?.['examples'];
  const read = schema.safeParse(Array.isArray(examples) ? examples[0] : undefined);
  if (read.success) return [];
  const reasons = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [
    `has an example that is not right by its own fields (${reasons.join('; ')}): mend it; the catalogue and the Studio show it.`,
  ];
};

/** What is wrong with a section type of the site's own; nothing when it is right. */
const faultsOf = (name: string, schema: unknown): string[] => {
  if (!(schema instanceof z.ZodObject))
    return ['exports no section type: write `export default defineSection({ … })`.'];
  const type: unknown = schema.shape['type'];
  const written = type instanceof z.ZodLiteral ? String(type.value) : '';
  if (written !== name)
    return [`is of the type "${written}": a section type is named as its file; write type: '${name}'.`];
  if (known.has(name))
    return ['has the name of a type of the engine: give it another one, and its component too.'];
  return [...fieldFaults(schema), ...exampleFaults(schema)];
};

/** Section types of the site's own that are not right. */
export class SiteSectionsError extends Error {
  override name = 'SiteSectionsError';
}

/**
 * Looks at the section types of a site's own.
 * @param sections by the name of their file
 * @throws SiteSectionsError with one line for each thing that is not right: file, what, how to fix it
 */
export const validateSiteSections = (sections: Record<string, unknown> = siteSections): void => {
  const faults = Object.entries(sections).flatMap(([name, schema]) =>
    faultsOf(name, schema).map((fault) => `sections/${name}.ts ${fault}`),
  );
  if (faults.length > 0) throw new SiteSectionsError(faults.join('\n'));
};
