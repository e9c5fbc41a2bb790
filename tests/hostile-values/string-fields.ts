import {
  resolveRef,
  getRefName,
  allowsRichText,
  type SchemaNode,
} from '../../documents/read/document/schemas.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { isMapping } from '../../documents/read/document/path.ts';

/** Values of links and images in a sample, which exist on the site. */
const known: Record<string, string> = { href: '/', picture: 'tooth.svg' };

/** Returns an example without tokens and markup. */
const findPlainExample = ({ examples = [] }: SchemaNode): unknown =>
  examples.find((example) => typeof example !== 'string' || !/[{[*]/.test(example));

const createText = (root: SchemaNode, node: SchemaNode): string => {
  const name = getRefName(node);
  const definition = resolveRef(root, node);
  const text =
    known[name ?? ''] ??
    definition.const ??
    (allowsRichText(definition) ? 'Words.' : findPlainExample(definition)) ??
    definition.enum?.[0];
  return typeof text === 'string' ? text : 'Words';
};

/** Creates a sample value of a schema with all fields, and with the minimum number of entries in each list, at least one. */
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
  if (type === 'integer' || type === 'number') return findPlainExample(resolved);
  return createText(root, node);
};

/** Yields the paths of all strings in a value. */
export function* stringFields(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* stringFields(item, [...path, index]);
  else if (isMapping(value))
    for (const [name, field] of Object.entries(value)) yield* stringFields(field, [...path, name]);
}
