import { writeFile } from 'node:fs/promises';
import { jsonSchemas } from '../../schema/json-schema.ts';

const write = async (path: string, schema: object): Promise<void> => {
  await writeFile(new URL(`../../${path}`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(path);
};

/** Writes the JSON Schemas that the check and the editors' IDE read; run it after a change to a zod schema. */
for (const [name, schema] of Object.entries(jsonSchemas())) await write(`schema/${name}.schema.json`, schema);

// Made from the files that were just written.
const { ideSchemas } = await import('../../documents/ide/ide-schemas.ts');
for (const [name, schema] of Object.entries(ideSchemas()))
  await write(`schema/ide/${name}.schema.json`, schema);
