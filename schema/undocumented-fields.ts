import type { JsonNode } from './json-schema.ts';

const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of a schema by its path, with what its definition adds to it. */
function* fieldsOf(node: unknown, definitions: JsonNode, path: string): Generator<[string, JsonNode]> {
  if (!isNode(node)) return;
  const properties = isNode(node['properties']) ? node['properties'] : {};
  for (const [name, field] of Object.entries(properties)) {
    if (!isNode(field)) continue;
    const definition = definitions[String(field['$ref']).replace('#/$defs/', '')];
    const at = path ? `${path}.${name}` : name;
    yield [at, { ...(isNode(definition) ? definition : {}), ...field }];
    yield* fieldsOf(field, definitions, at);
    yield* fieldsOf(field['items'], definitions, at);
  }
}

const plain: unknown[] = ['string', 'integer', 'number', 'boolean'];

type Lack = 'a description' | 'an example';

const lackOf = ({ description, type, examples }: JsonNode): Lack | undefined => {
  if (typeof description !== 'string') return 'a description';
  return plain.includes(type) && !Array.isArray(examples) ? 'an example' : undefined;
};

/** All fields of a schema by their paths, such as `prices.price`; those of definitions begin with their name. */
export const allFields = (schema: JsonNode): [string, JsonNode][] => {
  const definitions = isNode(schema['$defs']) ? schema['$defs'] : {};
  const roots = Object.entries({ '': schema, ...definitions });
  return roots.flatMap(([name, root]) => [...fieldsOf(root, definitions, name)]);
};

/**
 * The fields that an editor would see without words: those without a description, and texts, numbers and choices without
 * an example.
 * @param schema a JSON Schema
 * @returns what each lacks, by its path
 */
export const findUndocumentedFields = (schema: JsonNode): Record<string, Lack> => {
  const lacks: Record<string, Lack> = {};
  for (const [path, field] of allFields(schema)) {
    const lack = lackOf(field);
    if (lack) lacks[path] = lack;
  }
  return lacks;
};
