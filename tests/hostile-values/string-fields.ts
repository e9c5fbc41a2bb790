import {
  resolveRef,
  getRefName,
  allowsRichText,
  type SchemaNode,
} from '../../documents/read/document/schemas.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { isMapping } from '../../documents/read/document/path.ts';

/** What stands in links and pictures of a sample, so that the site has it. */
const known: Record<string, string> = { href: '/', picture: 'tooth.svg' };

/** An example that stands by itself: no tokens, no marks. */
const plain = ({ examples = [] }: SchemaNode): unknown =>
  examples.find((example) => typeof example !== 'string' || !/[{[*]/.test(example));

const textOf = (root: SchemaNode, node: SchemaNode): string => {
  const name = getRefName(node);
  const definition = resolveRef(root, node);
  const text =
    known[name ?? ''] ??
    definition.const ??
    (allowsRichText(definition) ? 'Words.' : plain(definition)) ??
    definition.enum?.[0];
  return typeof text === 'string' ? text : 'Words';
};

/** The fullest value that a schema allows: every field, and one entry or as many as each list wants. */
export const createSample = (root: SchemaNode, node: SchemaNode = root): unknown => {
  const resolved = resolveRef(root, node);
  const { type, properties, additionalProperties: other, items, minItems = 1 } = resolved;
  if (items) return Array.from({ length: Math.max(1, minItems) }, () => createSample(root, items));
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, createSample(root, field)]),
    );
  if (typeof other === 'object') return { ofYourOwn: createSample(root, other) };
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return plain(resolved);
  return textOf(root, node);
};

/** Where the texts of a value stand, and the names that an editor gives. */
export function* stringFields(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* stringFields(item, [...path, index]);
  else if (isMapping(value))
    for (const [name, field] of Object.entries(value)) yield* stringFields(field, [...path, name]);
}
