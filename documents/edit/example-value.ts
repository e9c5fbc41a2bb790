import { resolveUnion } from '../read/schema/schema-at.ts';
import { isMapping } from '../read/document/path.ts';
import { getBranch, getRefName, resolveRef, type SchemaNode } from '../read/document/schemas.ts';
import { unfinishedMark } from '../read/site/unfinished.ts';

/** How the texts of an example are inserted into a document: unchanged, or marked as unfinished. */
export type ExampleMarking = 'ready' | 'marked';

/** Definitions whose examples are inserted unchanged: editors usually leave or replace them completely. */
export const readyDefinitions: ReadonlySet<string> = new Set([
  'link',
  'client',
  'picture',
  'href',
  'icon',
  // Kinds of form fields that mean the same on every site.
  'name',
  'email',
  'phone',
  'postal-code',
  'paragraph',
]);

/** Whether a field takes free text rather than a name, a URL or a date. */
export const isProse = ({ type, pattern }: SchemaNode): boolean => type === 'string' && pattern === '\\S';

/** Whether an example can be used as it is: tokens, or a keyword. */
export const isReusableExample = (example: unknown): boolean =>
  ['decorative', 'Closed'].includes(String(example)) || /^(?:\{[^{}]*\}\s*)+$/.test(String(example));

/**
 * Returns the example of a schema; for a mapping without one, the examples of its required fields; for a union without
 * one, the example of its first branch.
 */
const getExample = (root: SchemaNode, schema: SchemaNode): unknown => {
  const node = resolveRef(root, schema);
  const [example] = schema.examples ?? node.examples ?? [];
  if (example !== undefined) return example;
  if (node.items) return [getExample(root, node.items)];
  if (node.oneOf?.[0]) return getExample(root, node.oneOf[0]);
  const { properties = {}, required = [] } = node;
  return Object.fromEntries(required.map((name) => [name, getExample(root, properties[name] ?? {})]));
};

/**
 * Returns the value that replaces a text or number of an example.
 * @param field the field that contains it; empty if none
 */
type ReplaceValue = (value: unknown, marking: ExampleMarking, node: SchemaNode, field: string) => unknown;

/**
 * Returns a copy of an example in which every text and number is replaced.
 * @param countOf returns the number of entries of a list
 */
export const replaceExampleValues = (
  root: SchemaNode,
  example: unknown,
  definition: SchemaNode,
  replaceValue: ReplaceValue,
  countOf = ({ minItems = 1 }: SchemaNode): number => minItems,
): unknown => {
  const replace = (
    value: unknown,
    schema: SchemaNode,
    parentMarking: ExampleMarking,
    field = '',
  ): unknown => {
    const used = getRefName(getBranch(resolveRef(root, schema), value) ?? schema);
    const node = resolveUnion(root, schema, value);
    const marking = readyDefinitions.has(used ?? '') ? 'ready' : parentMarking;
    if (Array.isArray(value))
      return value.slice(0, countOf(node)).map((item) => replace(item, node.items ?? {}, marking, field));
    if (isMapping(value))
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, child]) => {
          const property = node.properties?.[name];
          if (!property) return [];
          return [[name, property.const ?? replace(child, property, marking, name)]];
        }),
      );
    return replaceValue(value, isProse(node) && !isReusableExample(value) ? marking : 'ready', node, field);
  };
  return replace(example, definition, 'marked');
};

/**
 * Returns the example of a definition with every value replaced; its lists have as many entries as required.
 * @param root schema with the definitions
 */
export const buildExample = (root: SchemaNode, definition: SchemaNode, replaceValue: ReplaceValue): unknown =>
  replaceExampleValues(root, getExample(root, definition), definition, replaceValue);

/** Marks a text of an example as unfinished, unless it can be used as it is. */
export const markUnfinished: ReplaceValue = (value, marking) =>
  marking === 'marked' ? `${unfinishedMark} ${String(value)}` : value;

/** Returns the example of a definition with its texts marked as unfinished, for insertion into a document. */
export const buildMarkedExample = (root: SchemaNode, definition: SchemaNode): unknown =>
  buildExample(root, definition, markUnfinished);
