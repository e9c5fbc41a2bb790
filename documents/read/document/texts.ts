import { type Mapping, type Path, isMapping } from './path.ts';
import { type SchemaNode, getDefinition, getProperty, allowsRichText, getRefName } from './schemas.ts';

/** A text of a document and what the schema says it is. */
export type TextValue = {
  path: Path;
  text: string;
  use: 'link' | 'picture' | 'text';
  /** Whether bold words and links are understood in it. */
  isRich: boolean;
};

const uses = new Map<string, TextValue['use']>([
  ['href', 'link'],
  ['picture', 'picture'],
]);

const branchFor = (node: SchemaNode, value: Mapping): SchemaNode | undefined =>
  node.oneOf?.find((branch) => getRefName(branch) === value['type']);

/** The schema of a field; a field that the schema does not know has none. */
const nodeOfField = (node: SchemaNode, key: string): SchemaNode | undefined => {
  const other = node.additionalProperties;
  return getProperty(node, key) ?? (typeof other === 'object' && !isLoose(other) ? other : undefined);
};

const isLoose = (node: SchemaNode): boolean => Object.keys(node).length === 0;

type Take = (text: TextValue) => void;

/** Calls back with each text; nested generators would pass each one on once a level, which is slower. */
const collect = (root: SchemaNode, node: SchemaNode, value: unknown, path: Path, take: Take): void => {
  const name = getRefName(node);
  if (name !== undefined) {
    const definition = getDefinition(root, name);
    const isText = typeof value === 'string' && !definition?.properties;
    if (isText) take({ path, text: value, use: uses.get(name) ?? 'text', isRich: false });
    else if (definition && typeof value !== 'string') collect(root, definition, value, path, take);
  } else if (typeof value === 'string') {
    take({ path, text: value, use: 'text', isRich: allowsRichText(node) });
  } else if (Array.isArray(value)) {
    const { items } = node;
    if (items)
      for (const [index, item] of value.entries()) collect(root, items, item, [...path, index], take);
  } else if (isMapping(value)) {
    const shape = node.oneOf ? branchFor(node, value) : node;
    if (shape && shape !== node) collect(root, shape, value, path, take);
    else if (shape) collectFields(root, shape, value, path, take);
  }
};

const collectFields = (root: SchemaNode, node: SchemaNode, value: Mapping, path: Path, take: Take): void => {
  for (const [key, child] of Object.entries(value)) {
    const childNode = nodeOfField(node, key);
    if (childNode) collect(root, childNode, child, [...path, key], take);
  }
};

/**
 * Every text of a document that the schema knows. What stands under an unknown field or in a section of unknown type
 * is left out: the field or the type is the problem, not what is in it.
 * @param root the schema that holds the definitions
 * @param node the part of it that describes the value
 */
export const textsOf = (root: SchemaNode, node: SchemaNode, value: unknown, path: Path = []): TextValue[] => {
  const texts: TextValue[] = [];
  collect(root, node, value, path, (text) => texts.push(text));
  return texts;
};
