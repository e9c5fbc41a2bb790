import { isMap, isNode, isSeq, type Node } from 'yaml';

/**
 * Whether any node of a syntax tree is as wanted. YAML's own `visit` notes the way to each of them, which takes many
 * times as long, and nearly every document has none.
 */
export const someNode = (node: unknown, isWanted: (node: Node) => boolean): boolean => {
  if (!isNode(node)) return false;
  if (isWanted(node)) return true;
  if (isMap(node))
    return node.items.some(({ key, value }) => someNode(key, isWanted) || someNode(value, isWanted));
  return isSeq(node) && node.items.some((item) => someNode(item, isWanted));
};
