// Generates the JSON Schemas and the validators from the zod schemas. Run it after a change in `schema/`.
import { writeFile } from 'node:fs/promises';
import { createCommand, strict } from '../cli.ts';
import { schemaFiles } from './schema-files.ts';

strict(createCommand('schema')).parse();

const writeFiles = async (files: Record<string, string>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await writeFile(path, text);
    console.log(path);
  }
};

await writeFiles(schemaFiles());
// The compiler imports the JSON Schemas that were just written.
await writeFiles(await (await import('./compiled-files.ts')).compiledFiles());
