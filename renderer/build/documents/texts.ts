import type { Fields, Path } from './path.ts';
import { isFields } from './path.ts';
import type { SchemaNode } from './schemas.ts';
import { isRichText, referenceOf } from './schemas.ts';

/** A text of a document and what the schema says it is. */
export type Text = {
  path: Path;
  text: string;
  use: 'link' | 'picture' | 'text';
  /** Whether bold words and links are understood in it. */
  isRich: boolean;
};

const uses: Record<string, Text['use']> = { href: 'link', picture: 'picture' };

const branchFor = (node: SchemaNode, value: Fields): SchemaNode | undefined =>
  node.oneOf?.find((branch) => referenceOf(branch) === value['type']);

/** The schema of a field; a field that the schema does not know has none. */
const nodeOfField = (node: SchemaNode, key: string): SchemaNode | undefined => {
  const other = node.additionalProperties;
  return node.properties?.[key] ?? (typeof other === 'object' && !isLoose(other) ? other : undefined);
};

const isLoose = (node: SchemaNode): boolean => Object.keys(node).length === 0;

/**
 * Every text of a document that the schema knows. What stands under an unknown field or in a section of unknown type
 * is left out: the field or the type is the problem, not what is in it.
 * @param root the schema that holds the definitions
 * @param node the part of it that describes the value
 */
export function* textsOf(
  root: SchemaNode,
  node: SchemaNode,
  value: unknown,
  path: Path = [],
): Generator<Text> {
  const name = referenceOf(node);
  if (name !== undefined) {
    const definition = root.$defs?.[name];
    if (typeof value === 'string') yield { path, text: value, use: uses[name] ?? 'text', isRich: false };
    else if (definition) yield* textsOf(root, definition, value, path);
  } else if (typeof value === 'string') {
    yield { path, text: value, use: 'text', isRich: isRichText(node) };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (node.items) yield* textsOf(root, node.items, item, [...path, index]);
    }
  } else if (isFields(value)) {
    const shape = node.oneOf ? branchFor(node, value) : node;
    if (shape && shape !== node) yield* textsOf(root, shape, value, path);
    else if (shape) yield* textsOfFields(root, shape, value, path);
  }
}

function* textsOfFields(root: SchemaNode, node: SchemaNode, value: Fields, path: Path): Generator<Text> {
  for (const [key, child] of Object.entries(value)) {
    const childNode = nodeOfField(node, key);
    if (childNode) yield* textsOf(root, childNode, child, [...path, key]);
  }
}
