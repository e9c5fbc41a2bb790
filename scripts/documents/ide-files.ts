import { ideSchemas } from '../../documents/ide/ide-schemas.ts';
import { formatJson } from './schema-files.ts';

/** Generates the schemas for code editors from the JSON Schemas. @returns contents by path, relative to the engine's folder */
export const ideFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ideSchemas()).map(([name, schema]) => [
      `schema/ide/${name}.schema.json`,
      formatJson(schema),
    ]),
  );
