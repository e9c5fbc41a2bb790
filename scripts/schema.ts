import { writeFile } from 'node:fs/promises';
import { jsonSchemas } from '../schema/json-schema.ts';

/** Writes the JSON Schemas that the check and the editors' IDE read; run it after a change to a zod schema. */
for (const [name, schema] of Object.entries(jsonSchemas())) {
  const file = new URL(`../schema/${name}.schema.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
  console.log(`schema/${name}.schema.json`);
}
