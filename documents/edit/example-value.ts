import { isMapping } from '../read/document/path.ts';
import { getRefName, resolveRef, type SchemaNode } from '../read/document/schemas.ts';
import { unfinishedMark } from '../read/site/unfinished.ts';

/** Whether the words of an example may stay, or begin with the mark of those that are still to be written. */
export type ExampleMarking = 'ready' | 'marked';

/** What is inserted as it stands in an example: it mostly stays, or is exchanged as a whole. */
export const readyDefinitions: ReadonlySet<string> = new Set(['link', 'client', 'picture', 'href', 'icon']);

/** Whether a field takes words, and not a name, an address or a date. */
export const isProse = ({ type, pattern }: SchemaNode): boolean => type === 'string' && pattern === '\\S';

/** Whether an example is what one would write: tokens, or a word with a meaning. */
export const isReusableExample = (example: unknown): boolean =>
  example === 'decorative' || /^(?:\{[^{}]*\}\s*)+$/.test(String(example));

/** What a schema gives as an example; of a group without one the examples of the fields that it must have. */
const exampleOf = (root: SchemaNode, schema: SchemaNode): unknown => {
  const node = resolveRef(root, schema);
  const [example] = schema.examples ?? node.examples ?? [];
  if (example !== undefined) return example;
  if (node.items) return [exampleOf(root, node.items)];
  const { properties = {}, required = [] } = node;
  return Object.fromEntries(required.map((name) => [name, exampleOf(root, properties[name] ?? {})]));
};

/** Says what stands at one place of an example. @param field the name of the field that holds it; empty without one */
type Leaf = (value: unknown, wording: ExampleMarking, node: SchemaNode, field: string) => unknown;

/** A value with something in the place of each text and number in it. @param count how many entries of a list it has */
export const withLeaves = (
  root: SchemaNode,
  whole: unknown,
  definition: SchemaNode,
  leaf: Leaf,
  count = ({ minItems = 1 }: SchemaNode): number => minItems,
): unknown => {
  const made = (value: unknown, schema: SchemaNode, within: ExampleMarking, at = ''): unknown => {
    const node = resolveRef(root, schema);
    const wording = readyDefinitions.has(getRefName(schema) ?? '') ? 'ready' : within;
    if (Array.isArray(value))
      return value.slice(0, count(node)).map((one) => made(one, node.items ?? {}, wording, at));
    if (isMapping(value))
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, one]) => {
          const field = node.properties?.[name];
          if (!field) return [];
          return [[name, field.const ?? made(one, field, wording, name)]];
        }),
      );
    return leaf(value, isProse(node) && !isReusableExample(value) ? wording : 'ready', node, at);
  };
  return made(whole, definition, 'marked');
};

/**
 * The example of a definition with something in the place of each value; of a list as many entries as are needed.
 * @param root the schema that holds the definitions
 */
export const buildExample = (root: SchemaNode, definition: SchemaNode, leaf: Leaf): unknown =>
  withLeaves(root, exampleOf(root, definition), definition, leaf);

/** The example of a definition as it is put into a document: its words begin with the mark of those to be written. */
export const buildMarkedExample = (root: SchemaNode, definition: SchemaNode): unknown =>
  buildExample(root, definition, (value, wording) =>
    wording === 'marked' ? `${unfinishedMark} ${String(value)}` : value,
  );
