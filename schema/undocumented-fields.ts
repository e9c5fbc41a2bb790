import type { JsonNode } from './json-schema.ts';

const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Yields every field of a schema as its path and its subschema, merged with the definition that it refers to. */
function* walkFields(node: unknown, definitions: JsonNode, path: string): Generator<[string, JsonNode]> {
  if (!isNode(node)) return;
  const properties = isNode(node['properties']) ? node['properties'] : {};
  for (const [name, field] of Object.entries(properties)) {
    if (!isNode(field)) continue;
    const definition = definitions[String(field['$ref']).replace('#/$defs/', '')];
    const at = path ? `${path}.${name}` : name;
    yield [at, { ...(isNode(definition) ? definition : {}), ...field }];
    yield* walkFields(field, definitions, at);
    yield* walkFields(field['items'], definitions, at);
  }
}

const scalarTypes: unknown[] = ['string', 'integer', 'number', 'boolean'];

const findMissing = ({ description, type, examples }: JsonNode): string | undefined => {
  if (typeof description !== 'string') return 'a description';
  return scalarTypes.includes(type) && !Array.isArray(examples) ? 'an example' : undefined;
};

/** Returns all fields of a schema as pairs of path and subschema, such as `prices.price`. Paths in a definition begin with its name. */
export const allFields = (schema: JsonNode): [string, JsonNode][] => {
  const definitions = isNode(schema['$defs']) ? schema['$defs'] : {};
  const roots = Object.entries({ '': schema, ...definitions });
  return roots.flatMap(([name, root]) => [...walkFields(root, definitions, name)]);
};

/**
 * Finds fields that editors would see without explanation: those without a description, and texts, numbers and
 * booleans without an example.
 * @param schema a JSON Schema
 * @returns what is missing, by the path of the field
 */
export const findUndocumentedFields = (schema: JsonNode): Record<string, string> =>
  Object.fromEntries(
    allFields(schema).flatMap(([path, field]) => {
      const missing = findMissing(field);
      return missing ? [[path, missing]] : [];
    }),
  );
