import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schema.ts';
import { findUndocumentedFields } from './undocumented-fields.ts';

const schemas = Object.entries(jsonSchemas());

test.each(schemas)('the committed JSON Schema of a %s is up to date', (name, schema) => {
  const committed: unknown = JSON.parse(readFileSync(`schema/${name}.schema.json`, 'utf8'));
  expect(committed, 'Run "npm run site -- schema" to update the files').toEqual(schema);
});

test.each(schemas)('every field of a %s has a description and an example', (_, schema) => {
  expect(findUndocumentedFields(schema)).toEqual({});
});

test('the items of "sections" are discriminated by type', () => {
  const { page } = jsonSchemas();
  expect(page).toHaveProperty(['$defs', 'section', 'discriminator'], { propertyName: 'type' });
  expect(page).toHaveProperty(['$defs', 'section', 'type'], 'object');
});
