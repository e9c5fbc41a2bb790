import { type Mapping, type Path, isMapping } from './path.ts';
import {
  type SchemaNode,
  getBranch,
  getDefinition,
  getProperty,
  allowsRichText,
  getRefName,
} from './schemas.ts';

/** A text of a document and its use according to the schema. */
export type TextValue = {
  path: Path;
  text: string;
  use: 'link' | 'picture' | 'frame' | 'text';
  /** Whether it may contain bold text and links. */
  isRich: boolean;
};

const uses = new Map<string, TextValue['use']>([
  ['href', 'link'],
  ['picture', 'picture'],
  ['frame', 'frame'],
]);

/** Returns the schema of a field; undefined for an unknown field. */
const nodeOfField = (node: SchemaNode, key: string): SchemaNode | undefined => {
  const other = node.additionalProperties;
  return getProperty(node, key) ?? (typeof other === 'object' && !isLoose(other) ? other : undefined);
};

const isLoose = (node: SchemaNode): boolean => Object.keys(node).length === 0;

type Take = (text: TextValue) => void;

/**
 * Calls `take` with each text; nested generators would be slower, because they pass each text through every level.
 */
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
    const shape = node.oneOf ? getBranch(node, value) : node;
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
 * Returns every text of a document that the schema describes. Texts in unknown fields and in sections of unknown type
 * are left out: the field or type is the problem, not its content.
 * @param root the schema that contains the definitions
 * @param node the node of the schema that describes the value
 */
export const textsOf = (root: SchemaNode, node: SchemaNode, value: unknown, path: Path = []): TextValue[] => {
  const texts: TextValue[] = [];
  collect(root, node, value, path, (text) => texts.push(text));
  return texts;
};
