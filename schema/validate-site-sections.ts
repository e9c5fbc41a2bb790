import * as z from 'zod';
import { toJsonSchema, type JsonNode } from './json-schema.ts';
import { sectionSchemas } from './section.ts';
import { siteSections } from './site-sections.ts';
import { allFields, findUndocumentedFields } from './undocumented-fields.ts';

const engineTypes: ReadonlySet<string> = new Set(sectionSchemas.map((schema) => schema.shape.type.value));

/** Whether a field or its items is a union. */
const isUnion = ({ items, ...field }: JsonNode): boolean =>
  [field, (items ?? {}) as JsonNode].some((node) => 'oneOf' in node || 'anyOf' in node);

/** Returns the problems of a section type's descriptions and of its field types. */
const findFieldProblems = (schema: z.ZodObject): string[] => {
  try {
    const { id = '', title, description } = schema.meta() ?? {};
    const json = toJsonSchema(schema);
    const pathOf = (field: string) => field.replace(`${id}.`, '');
    const untold = Object.entries({ title, description }).filter(([, text]) => !text);
    const unions = allFields(json).filter(([, field]) => isUnion(field));
    return [
      ...untold.map(([name]) => `has no ${name}: add one; editors see it when they choose a section.`),
      ...Object.entries(findUndocumentedFields(json)).map(
        ([field, missing]) =>
          `has a field "${pathOf(field)}" without ${missing}, which editors need: add .meta({ description: '…', examples: [ … ] }).`,
      ),
      ...unions.map(
        ([field]) =>
          `has a field "${pathOf(field)}" that is a union, which the check and the Studio do not support: use z.enum for a choice of texts, or one field for each variant.`,
      ),
    ];
  } catch (error) {
    return [
      `has a field that YAML documents cannot contain (${(error as Error).message}): use strings, numbers, booleans, arrays and objects.`,
    ];
  }
};

/** Returns the problems of a section type's example. */
const findExampleProblems = (schema: z.ZodObject): string[] => {
  const examples = schema.meta()?.['examples'];
  const result = schema.safeParse(Array.isArray(examples) ? examples[0] : undefined);
  if (result.success) return [];
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [
    `has an example that does not match its fields (${reasons.join('; ')}): fix it; the catalog and the Studio show it.`,
  ];
};

/** Returns the problems of a custom section type, or an empty array if it is valid. */
const findProblems = (name: string, schema: unknown): string[] => {
  if (!(schema instanceof z.ZodObject))
    return ['does not export a section type: write `export default defineSection({ … })`.'];
  const type: unknown = schema.shape['type'];
  const typeName = type instanceof z.ZodLiteral ? String(type.value) : '';
  if (typeName !== name)
    return [
      `defines the type "${typeName}", but the type must have the name of the file: write type: '${name}'.`,
    ];
  if (engineTypes.has(name))
    return ['has the name of a section type of the engine: rename it and its component.'];
  return [...findFieldProblems(schema), ...findExampleProblems(schema)];
};

/**
 * Validates the custom section types of a site.
 * @param sections the default exports of the files, by file name without extension
 * @returns one line per problem: file, problem, fix
 */
export const findSectionProblems = (sections: Record<string, unknown> = siteSections): string[] =>
  Object.entries(sections).flatMap(([name, schema]) =>
    findProblems(name, schema).map((problem) => `sections/${name}.ts ${problem}`),
  );
