import { jsonSchemas } from '../../schema/json-schema.ts';
import { sectionRoles } from '../../schema/section-roles.ts';
import { validateSiteSections, SiteSectionsError } from '../../schema/validate-site-sections.ts';

export { SiteSectionsError };

/** A JSON file as the formatter leaves it. */
export const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The JSON Schemas that the check reads, and what the renderer knows of section types, made from the zod schemas.
 * @returns text by path from the folder of the engine
 * @throws SiteSectionsError that lists all that is wrong with section types of the site's own
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
      jsonText(value),
    ]),
  );
};
