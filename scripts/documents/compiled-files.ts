import { ideSchemas } from '../../documents/ide/ide-schemas.ts';
import { compileValidators } from './compile-validators.ts';
import { jsonText } from './schema-files.ts';

/**
 * What is made of the JSON Schemas once they are written: the validators, and the schemas that an IDE reads.
 * @returns text by path from the folder of the engine
 */
export const compiledFiles = async (): Promise<Record<string, string>> => ({
  'documents/read/compiled/validators.js': await compileValidators(),
  ...Object.fromEntries(
    Object.entries(ideSchemas()).map(([name, schema]) => [
      `schema/ide/${name}.schema.json`,
      jsonText(schema),
    ]),
  ),
});
