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
const placeInOrder = (
  names: readonly (string | number)[],
  name: string,
  order: readonly string[] = [],
): number => {
  const rank = order.indexOf(name);
  if (rank === -1) return names.length;
  const ranks = names.map((each) => order.indexOf(String(each)));
  const before = ranks.findLastIndex((each) => each !== -1 && each < rank);
  if (before !== -1) return before + 1;
  const after = ranks.findIndex((each) => each > rank);
  return after === -1 ? names.length : after;
};

/** Minimum length from which a new text becomes a block scalar if its siblings are block scalars. */
const longText = 80;

/** Returns the style of a new entry, with the quotes of its sibling. */
const styleBeside = (style: YamlStyle, beside: CollectionItem | undefined, value: unknown): YamlStyle => {
  const node = beside?.node;
  if (!isScalar(node) || !node.type || typeof value !== 'string') return style;
  const isShort = node.type.startsWith('BLOCK') && value.length < longText;
  return isShort ? style : { ...style, textType: node.type };
};

/** Yields the ways to add an entry to a sequence, in the style of its sibling. */
export function* entryCandidates(
  tree: EditableDocument,
  trail: ResolvedPath,
  index: number,
  value: unknown,
): Generator<Edit[]> {
  const { text } = tree.source;
  const holder = trail.node as Collection;
  const isObject = typeof value === 'object' && value !== null;
  const parts = getItems(tree.source, holder);
  if (parts.length === 0 && isObject && !trail.isInFlow && trail.last)
    yield* replacementCandidates(tree, { ...trail, node: null }, [value]);
  const beside = parts[index - 1] ?? parts[index];
  const isInFlow = trail.isInFlow || holder.flow === true;
  const style = styleBeside(detectStyle(tree), beside, value);
  const gap = beside?.opened !== undefined && /^ +(?=[^\s#])/.exec(text.slice(beside.opened))?.[0];
  const isInBraces = isObject && isCollection(beside?.node) && beside.node.flow === true;
  yield* insertCandidates(tree, holder, index, function* (column) {
    const dash = isInFlow ? '' : '-';
    if (isInBraces) yield `${dash}${isInFlow ? '' : gap || ' '}${renderFlow(value, style)}`;
    for (const begun of valueCandidates(value, { column, gap: gap || ' ', isInFlow, style }))
      yield isInFlow ? begun.trimStart() : dash + begun;
  });
}

/** Whether a list contains routes, days or the like, which are written on one line. */
const isOfShortWords = (value: unknown, style: YamlStyle): boolean =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'string' && /^[^\s{]+$/.test(entry)) &&
  renderFlow(value, style).length < longText;

/** Yields the ways to add a field to a mapping. */
function* waysToAddField(
  tree: EditableDocument,
  trail: ResolvedPath,
  name: string,
  { value, order }: { value: unknown; order: readonly string[] | undefined },
): Generator<Edit[]> {
  const holder = trail.node as Collection;
  const isInFlow = trail.isInFlow || holder.flow === true;
  const names = getItems(tree.source, holder).map(({ key }) => key);
  const style = detectStyle(tree);
  yield* insertCandidates(tree, holder, placeInOrder(names, name, order), function* (column) {
    if (isOfShortWords(value, style)) yield `${renderKey(name, style)}: ${renderFlow(value, style)}`;
    for (const begun of valueCandidates(value, { column, gap: undefined, isInFlow, style }))
      yield `${renderKey(name, style)}:${begun}`;
  });
}

/**
 * Yields the ways to add a field to a mapping, or an entry at the end of a sequence.
 * @param trail resolved path of the collection
 * @param path path of the field or entry, or below it
 */
export function* additionCandidates(
  tree: EditableDocument,
  trail: ResolvedPath,
  path: Path,
  addition: { value: unknown; order: readonly string[] | undefined },
): Generator<Edit[]> {
  const step = path[trail.depth];
  if (typeof step === 'string' && isMap(trail.node)) yield* waysToAddField(tree, trail, step, addition);
  else if (typeof step === 'number' && isSeq(trail.node))
    yield* entryCandidates(tree, trail, step, addition.value);
}
