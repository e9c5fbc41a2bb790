// Generates the JSON Schemas from the zod schemas. Run it after a change in `schema/`.
import { writeFile } from 'node:fs/promises';
import { createCommand, withStrictOptions } from '../cli.ts';
import { generateValidators } from './generate-validators.mjs';
import { ideFiles, schemaFiles } from './schema-files.ts';

withStrictOptions(createCommand('schema')).parse();

const writeFiles = async (files: Record<string, string>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await writeFile(path, text);
    console.log(path);
  }
};

await writeFiles(schemaFiles());
// Imported here, because both modules read the JSON Schemas that were just written.
await generateValidators();
await writeFiles(await ideFiles());
