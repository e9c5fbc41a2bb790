import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';

/** The value of a document at a path as it is written; nothing when there is none. */
export const nodeAt = (source: Source, path: Path): Node | undefined => {
  const { document } = source.parse();
  const found: unknown = document.getIn(path, true);
  return isNode(found) ? found : undefined;
};

/** The offset behind the last sign of a value, before any comment that follows it. */
export const contentEnd = (source: Source, node: Node): number => {
  const last = lastPart(node);
  const [start = 0, end = 0] = last.range ?? [];
  return start + source.text.slice(start, end).trimEnd().length;
};

const lastPart = (node: Node): Node => {
  if (isScalar(node)) return node;
  if ((isMap(node) || isSeq(node)) && node.flow) return node;
  const item: unknown = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
  if (isNode(item)) return lastPart(item);
  if (!isMap(node)) return node;
  const pair = node.items.at(-1);
  if (isNode(pair?.value) && pair.value.range) return lastPart(pair.value);
  return isNode(pair?.key) ? pair.key : node;
};
