import {
  endOfLine,
  type Edit,
  detectLineEnding,
  columnOf,
  endOfComments,
  isFirstInLine,
  startOfLine,
  startWithComments,
} from './edits.ts';
import { detectStyle } from './values/style.ts';
import {
  getItems,
  type CollectionItem,
  type Collection,
  type EditableDocument,
} from './editable-document.ts';
import { isMap } from 'yaml';

/** Whether there are blank lines between the items around an index. */
const hasGap = (text: string, items: CollectionItem[], index: number): boolean => {
  const from = Math.max(Math.min(index, items.length - 1) - 1, 0);
  const [previous, next] = [items[from], items[from + 1]];
  return !!previous && !!next && /\n[ \t]*\r?\n/.test(text.slice(previous.end, next.start));
};

/**
 * Yields the ways to insert an item into a collection, in block or flow style like the collection.
 * @param index number of items before it
 * @param render yields the ways to write it for its start column
 */
export function* insertCandidates(
  tree: EditableDocument,
  collection: Collection,
  index: number,
  render: (column: number) => Iterable<string>,
): Generator<Edit[]> {
  const { text } = tree.source;
  const items = getItems(tree.source, collection);
  const first = items[0];
  if (collection.flow || !first) {
    for (const itemSource of render(0)) yield* flowInsertions(tree, collection, index, itemSource);
    return;
  }
  const { lineEnd } = detectStyle(tree);
  const column = columnOf(text, first.start);
  const gap = hasGap(text, items, index) ? lineEnd : '';
  const before = items[index - 1];
  for (const itemSource of render(column)) {
    const line = ' '.repeat(column) + itemSource;
    // After the comments that belong to the previous item, or before those above the first item.
    if (before)
      yield [insert(endOfComments(text, endOfLine(text, before.end), column), gap + lineEnd + line)];
    else if (isFirstInLine(text, first.start))
      yield [insert(startWithComments(text, first, 0), line + lineEnd + gap)];
    else yield [insert(first.start, itemSource + lineEnd + gap + ' '.repeat(column))];
  }
}

const insert = (offset: number, text: string): Edit => ({ start: offset, end: offset, text });

/** Returns the offset of the comma after an item; undefined if there is none. */
export const commaAfter = (text: string, end: number): number | undefined => {
  const found = /^(?:\s|#[^\n]*(?:\n|$))*,/.exec(text.slice(end));
  return found ? end + found[0].length - 1 : undefined;
};

/** Whether only a comment is between an offset and the end of its line. */
export const isLastInLine = (text: string, offset: number): boolean =>
  /^[ \t]*(?:#.*)?$/.test(text.slice(offset, endOfLine(text, offset)));

/**
 * If every item is on its own line, puts the new item on its own line and keeps trailing comments with the previous
 * item.
 */
const onOwnLine = (text: string, before: CollectionItem, itemSource: string): Edit[] | undefined => {
  const comma = commaAfter(text, before.end);
  const afterComma = comma === undefined ? before.end : comma + 1;
  if (!isFirstInLine(text, before.start) || !isLastInLine(text, afterComma)) return undefined;
  const line =
    detectLineEnding(text) + text.slice(startOfLine(text, before.start), before.start) + itemSource;
  const end = endOfLine(text, afterComma);
  return comma === undefined ? [insert(before.end, ','), insert(end, line)] : [insert(end, `${line},`)];
};

/**
 * Yields the ways to insert an item into a flow collection.
 * @param index number of items before it
 */
function* flowInsertions(
  tree: EditableDocument,
  collection: Collection,
  index: number,
  itemSource: string,
): Generator<Edit[]> {
  const { text } = tree.source;
  const items = getItems(tree.source, collection);
  const before = items[index - 1];
  const [first] = items;
  if (before) {
    const onOwnLineEdits = onOwnLine(text, before, itemSource);
    if (onOwnLineEdits) yield onOwnLineEdits;
    yield [insert(before.end, `, ${itemSource}`)];
  } else if (first) yield [insert(first.start, `${itemSource}, `)];
  else {
    const inside = (collection.range?.[0] ?? 0) + 1;
    const pad = isMap(collection) ? ' ' : '';
    const isClosed = /^[\]}]/.test(text.slice(inside));
    yield [insert(inside, pad + itemSource + (isClosed ? pad : ''))];
  }
}
