import { jsonSchemas } from '../../schema/json-schema.ts';
import { sectionRoles } from '../../schema/section-roles.ts';

export { findSectionProblems } from '../../schema/validate-site-sections.ts';

/** Returns JSON as oxfmt formats it. */
const formatJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const toFiles = (folder: string, schemas: Record<string, object>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`${folder}/${name}.schema.json`, formatJson(schema)]),
  );

/**
 * Generates the JSON Schemas for the check and the section roles for the renderer from the zod schemas.
 * @returns contents by path, relative to the folder of the engine
 */
export const schemaFiles = (): Record<string, string> => {
  const schemas = jsonSchemas();
  const roles = formatJson(sectionRoles(schemas.section));
  return { ...toFiles('schema', schemas), 'schema/section-roles.json': roles };
};

/** Generates the schemas for code editors from the JSON Schemas, which must have been written before. */
export const ideFiles = async (): Promise<Record<string, string>> => {
  const { ideSchemas } = await import('../../documents/ide/ide-schemas.ts');
  return toFiles('schema/ide', ideSchemas());
};
