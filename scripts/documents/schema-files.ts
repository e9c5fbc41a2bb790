import { jsonSchemas } from '../../schema/json-schema.ts';
import { sectionRoles } from '../../schema/section-roles.ts';
import { validateSiteSections, SiteSectionsError } from '../../schema/validate-site-sections.ts';

export { SiteSectionsError };

/** Returns JSON as oxfmt formats it. */
export const formatJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Generates the JSON Schemas for the check and the section roles for the renderer from the zod schemas.
 * @returns contents by path, relative to the folder of the engine
 * @throws SiteSectionsError that lists the errors of the site's own section types
 */
export const schemaFiles = (): Record<string, string> => {
  validateSiteSections();
  const schemas = jsonSchemas();
  const files = Object.entries(schemas).map(
    ([name, schema]) => [`schema/${name}.schema.json`, schema] as const,
  );
  return Object.fromEntries(
    [...files, ['schema/section-roles.json', sectionRoles(schemas.section)] as const].map(([path, value]) => [
      path,
      formatJson(value),
    ]),
  );
};
