import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schema.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of a schema as [name, the schema of the field with what its definition adds]. */
function* fieldsOf(node: unknown, definitions: Node): Generator<[string, Node]> {
  if (!isNode(node)) return;
  const properties = isNode(node['properties']) ? node['properties'] : {};
  for (const [name, field] of Object.entries(properties)) {
    if (!isNode(field)) continue;
    const definition = definitions[String(field['$ref']).replace('#/$defs/', '')];
    yield [name, { ...(isNode(definition) ? definition : {}), ...field }];
    yield* fieldsOf(field, definitions);
    yield* fieldsOf(field['items'], definitions);
  }
}

const allFields = (schema: Node): [string, Node][] => {
  const definitions = isNode(schema['$defs']) ? schema['$defs'] : {};
  return Object.entries(definitions).flatMap(([name, definition]) =>
    [...fieldsOf(definition, definitions)].map(([field, node]): [string, Node] => [`${name}.${field}`, node]),
  );
};

const schemas = Object.entries(jsonSchemas());

test.each(schemas)('the committed schema of a %s is the one that the code makes', (name, schema) => {
  const committed: unknown = JSON.parse(readFileSync(`schema/${name}.schema.json`, 'utf8'));
  expect(committed, 'npm run schema writes the files anew').toEqual(schema);
});

test.each(schemas)('every field of a %s is described', (_, schema) => {
  const bare = allFields(schema).filter(([, node]) => typeof node['description'] !== 'string');
  expect(bare.map(([name]) => name)).toEqual([]);
});

test.each(schemas)('every text, number and choice of a %s has an example', (_, schema) => {
  const plain = ['string', 'integer', 'number', 'boolean'];
  const bare = allFields(schema).filter(
    ([, node]) => plain.includes(String(node['type'])) && !Array.isArray(node['examples']),
  );
  expect(bare.map(([name]) => name)).toEqual([]);
});

test('an entry of "sections" is told apart by its type', () => {
  const { page } = jsonSchemas();
  expect(page).toHaveProperty(['$defs', 'section', 'discriminator'], { propertyName: 'type' });
  expect(page).toHaveProperty(['$defs', 'section', 'type'], 'object');
});
