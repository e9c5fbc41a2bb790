import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schema.ts';
import { findUndocumentedFields } from './undocumented-fields.ts';

const schemas = Object.entries(jsonSchemas());

test.each(schemas)('the committed schema of a %s is the one that the code makes', (name, schema) => {
  const committed: unknown = JSON.parse(readFileSync(`schema/${name}.schema.json`, 'utf8'));
  expect(committed, 'npm run schema writes the files anew').toEqual(schema);
});

test.each(schemas)('every field of a %s has words for editors', (_, schema) => {
  expect(findUndocumentedFields(schema)).toEqual({});
});

test('an entry of "sections" is told apart by its type', () => {
  const { page } = jsonSchemas();
  expect(page).toHaveProperty(['$defs', 'section', 'discriminator'], { propertyName: 'type' });
  expect(page).toHaveProperty(['$defs', 'section', 'type'], 'object');
});
