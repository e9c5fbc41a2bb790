import { writeFile } from 'node:fs/promises';
import { jsonSchemas } from '../../schema/json-schema.ts';
import { sectionRoles } from '../../schema/section-roles.ts';

const write = async (path: string, schema: object): Promise<void> => {
  await writeFile(new URL(`../../${path}`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(path);
};

/**
 * Writes the JSON Schemas that the check and the editors' IDE read, and what the renderer knows of section types; run it
 * after a change to a zod schema.
 */
const schemas = jsonSchemas();
for (const [name, schema] of Object.entries(schemas)) await write(`schema/${name}.schema.json`, schema);
await write('schema/section-roles.json', sectionRoles(schemas.section));

// Made from the files that were just written.
const { compileValidators } = await import('./compile-validators.ts');
const validators = 'documents/check/compiled/validators.js';
await writeFile(new URL(`../../${validators}`, import.meta.url), await compileValidators());
console.log(validators);
const { ideSchemas } = await import('../../documents/ide/ide-schemas.ts');
for (const [name, schema] of Object.entries(ideSchemas()))
  await write(`schema/ide/${name}.schema.json`, schema);
