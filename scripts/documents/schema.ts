// Writes what is made of the zod schemas; run it after a change to one.
import { writeFile } from 'node:fs/promises';
import { schemaFiles } from './schema-files.ts';

const write = async (files: Record<string, string>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await writeFile(path, text);
    console.log(path);
  }
};

await write(schemaFiles());
// Made from the files that were just written.
await write(await (await import('./compiled-files.ts')).compiledFiles());
