import * as z from 'zod';
import { page } from './page.ts';
import { section } from './section.ts';
import { site } from './site.ts';

/** A JSON Schema, or a part of one. */
export type JsonNode = Record<string, unknown>;

/**
 * Adds what zod leaves out: Ajv follows only the branch named by `type` when it sees `discriminator`, so that one
 * mistake in a section gives one error and not one for each section type. Ajv then asks nothing of a value that is
 * not an object, hence `type`.
 */
const addDiscriminator = (node: JsonNode): void => {
  const branches = node['oneOf'] ?? node['anyOf'];
  if (!Array.isArray(branches)) return;
  delete node['anyOf'];
  node['type'] = 'object';
  node['oneOf'] = branches;
  node['discriminator'] = { propertyName: 'type' };
};

/** The JSON Schema (draft 2020-12) of what may be written, with the keywords of `keywords.ts`. */
export const toJsonSchema = (schema: z.ZodType): JsonNode =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'union') addDiscriminator(jsonSchema);
    },
  }) as JsonNode;

/**
 * The JSON Schemas (draft 2020-12) that documents are checked against, by the name of their file in this folder.
 * They are made from the zod schemas and committed; a test fails when they differ.
 */
export const jsonSchemas = (): Record<'page' | 'site' | 'section', JsonNode> => ({
  page: toJsonSchema(page),
  site: toJsonSchema(site),
  section: toJsonSchema(section),
});
