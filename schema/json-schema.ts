import * as z from 'zod';
import { brand } from './brand.ts';
import { form } from './form.ts';
import { page } from './page.ts';
import { section } from './section.ts';
import { site } from './site.ts';
import { stages } from './stages.ts';

const documents = { page, site, section, form, brand, stages };

/** A JSON Schema or a subschema. */
export type JsonNode = Record<string, unknown>;

/**
 * Adds `discriminator`, which zod does not emit, so that Ajv validates only the branch selected by `type` or `kind` and reports
 * one error instead of one per section type. Ajv ignores the discriminator for values that are not objects, hence
 * `type: object`.
 */
const addDiscriminator = (node: JsonNode, propertyName: string): void => {
  const branches = node['oneOf'] ?? node['anyOf'];
  if (!Array.isArray(branches)) return;
  delete node['anyOf'];
  node['type'] = 'object';
  node['oneOf'] = branches;
  node['discriminator'] = { propertyName };
};

/** Converts a zod schema to a JSON Schema (draft 2020-12) of its input, with the keywords of `keywords.ts`. */
export const toJsonSchema = (schema: z.ZodType): JsonNode =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDiscriminatedUnion)
        addDiscriminator(jsonSchema, zodSchema.def.discriminator);
    },
  }) as JsonNode;

/**
 * Returns the JSON Schemas (draft 2020-12) for documents, by the name of their file in this folder. The files are
 * generated from the zod schemas and committed; a test fails if they are outdated.
 */
export const jsonSchemas = () =>
  Object.fromEntries(
    Object.entries(documents).map(([name, schema]) => [name, toJsonSchema(schema)]),
  ) as Record<keyof typeof documents, JsonNode>;
