import { isCollection, isMap, isScalar, isSeq } from 'yaml';
import type { Path } from '../../../read/document/path.ts';
import type { Edit } from '../edits.ts';
import { insertCandidates } from '../insertion.ts';
import { detectStyle, type YamlStyle } from './style.ts';
import {
  getItems,
  type CollectionItem,
  type Collection,
  type ResolvedPath,
  type EditableDocument,
} from '../editable-document.ts';
import { valueCandidates, replacementCandidates } from './new-value.ts';
import { renderFlow, renderKey } from './yaml-text.ts';

/** Returns the index at which a new field follows the given order. */
const indexInOrder = (
  names: readonly (string | number)[],
  name: string,
  order: readonly string[] = [],
): number => {
  const rank = order.indexOf(name);
  if (rank === -1) return names.length;
  const ranks = names.map((key) => order.indexOf(String(key)));
  const before = ranks.findLastIndex((other) => other !== -1 && other < rank);
  if (before !== -1) return before + 1;
  const after = ranks.findIndex((other) => other > rank);
  return after === -1 ? names.length : after;
};

/** Minimum length from which a new text becomes a block scalar if its siblings are block scalars. */
const longText = 80;

/** Returns the style of a new entry, with the quotes of its sibling. */
const entryStyle = (style: YamlStyle, sibling: CollectionItem | undefined, value: unknown): YamlStyle => {
  const node = sibling?.node;
  if (!isScalar(node) || !node.type || typeof value !== 'string') return style;
  const isShort = node.type.startsWith('BLOCK') && value.length < longText;
  return isShort ? style : { ...style, textType: node.type };
};

/** Yields the ways to add an entry to a sequence, in the style of its sibling. */
export function* entryCandidates(
  tree: EditableDocument,
  resolved: ResolvedPath,
  index: number,
  value: unknown,
): Generator<Edit[]> {
  const { text } = tree.source;
  const collection = resolved.node as Collection;
  const isObject = typeof value === 'object' && value !== null;
  const items = getItems(tree.source, collection);
  if (items.length === 0 && isObject && !resolved.isInFlow && resolved.last)
    yield* replacementCandidates(tree, { ...resolved, node: null }, [value]);
  const sibling = items[index - 1] ?? items[index];
  const isInFlow = resolved.isInFlow || collection.flow === true;
  const style = entryStyle(detectStyle(tree), sibling, value);
  const gap = sibling?.opened !== undefined && /^ +(?=[^\s#])/.exec(text.slice(sibling.opened))?.[0];
  const isFlowMapping = isObject && isCollection(sibling?.node) && sibling.node.flow === true;
  yield* insertCandidates(tree, collection, index, function* (column) {
    const dash = isInFlow ? '' : '-';
    if (isFlowMapping) yield `${dash}${isInFlow ? '' : gap || ' '}${renderFlow(value, style)}`;
    for (const rendered of valueCandidates(value, { column, gap: gap || ' ', isInFlow, style }))
      yield isInFlow ? rendered.trimStart() : dash + rendered;
  });
}

/** Whether a list contains routes, days or the like, which are written on one line. */
const isShortList = (value: unknown, style: YamlStyle): boolean =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'string' && /^[^\s{]+$/.test(entry)) &&
  renderFlow(value, style).length < longText;

/** Yields the ways to add a field to a mapping. */
function* fieldCandidates(
  tree: EditableDocument,
  resolved: ResolvedPath,
  name: string,
  { value, order }: { value: unknown; order: readonly string[] | undefined },
): Generator<Edit[]> {
  const collection = resolved.node as Collection;
  const isInFlow = resolved.isInFlow || collection.flow === true;
  const names = getItems(tree.source, collection).map(({ key }) => key);
  const style = detectStyle(tree);
  yield* insertCandidates(tree, collection, indexInOrder(names, name, order), function* (column) {
    if (isShortList(value, style)) yield `${renderKey(name, style)}: ${renderFlow(value, style)}`;
    for (const rendered of valueCandidates(value, { column, gap: undefined, isInFlow, style }))
      yield `${renderKey(name, style)}:${rendered}`;
  });
}

/**
 * Yields the ways to add a field to a mapping, or an entry at the end of a sequence.
 * @param resolved resolved path of the collection
 * @param path path of the field or entry, or below it
 */
export function* additionCandidates(
  tree: EditableDocument,
  resolved: ResolvedPath,
  path: Path,
  addition: { value: unknown; order: readonly string[] | undefined },
): Generator<Edit[]> {
  const step = path[resolved.depth];
  if (typeof step === 'string' && isMap(resolved.node))
    yield* fieldCandidates(tree, resolved, step, addition);
  else if (typeof step === 'number' && isSeq(resolved.node))
    yield* entryCandidates(tree, resolved, step, addition.value);
}
