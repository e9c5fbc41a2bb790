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
const hasGap = (text: string, parts: CollectionItem[], index: number): boolean => {
  const from = Math.max(Math.min(index, parts.length - 1) - 1, 0);
  const [one, other] = [parts[from], parts[from + 1]];
  return !!one && !!other && /\n[ \t]*\r?\n/.test(text.slice(one.end, other.start));
};

/**
 * Yields the ways to insert an item into a collection, in block or flow style like the collection.
 * @param index number of items before it
 * @param write yields the ways to write it for its start column
 */
export function* insertCandidates(
  tree: EditableDocument,
  holder: Collection,
  index: number,
  write: (column: number) => Iterable<string>,
): Generator<Edit[]> {
  const { text } = tree.source;
  const parts = getItems(tree.source, holder);
  const first = parts[0];
  if (holder.flow || !first) {
    for (const written of write(0)) yield* waysIntoBraces(tree, holder, index, written);
    return;
  }
  const { lineEnd } = detectStyle(tree);
  const column = columnOf(text, first.start);
  const gap = hasGap(text, parts, index) ? lineEnd : '';
  const before = parts[index - 1];
  for (const written of write(column)) {
    const line = ' '.repeat(column) + written;
    // After the comments that belong to the previous item, or before those above the first item.
    if (before)
      yield [insert(endOfComments(text, endOfLine(text, before.end), column), gap + lineEnd + line)];
    else if (isFirstInLine(text, first.start))
      yield [insert(startWithComments(text, first, 0), line + lineEnd + gap)];
    else yield [insert(first.start, written + lineEnd + gap + ' '.repeat(column))];
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
const onOwnLine = (text: string, before: CollectionItem, written: string): Edit[] | undefined => {
  const comma = commaAfter(text, before.end);
  const behind = comma === undefined ? before.end : comma + 1;
  if (!isFirstInLine(text, before.start) || !isLastInLine(text, behind)) return undefined;
  const line = detectLineEnding(text) + text.slice(startOfLine(text, before.start), before.start) + written;
  const end = endOfLine(text, behind);
  return comma === undefined ? [insert(before.end, ','), insert(end, line)] : [insert(end, `${line},`)];
};

/**
 * Yields the ways to insert an item into a flow collection.
 * @param index number of items before it
 */
function* waysIntoBraces(
  tree: EditableDocument,
  holder: Collection,
  index: number,
  written: string,
): Generator<Edit[]> {
  const { text } = tree.source;
  const parts = getItems(tree.source, holder);
  const before = parts[index - 1];
  const [first] = parts;
  if (before) {
    const own = onOwnLine(text, before, written);
    if (own) yield own;
    yield [insert(before.end, `, ${written}`)];
  } else if (first) yield [insert(first.start, `${written}, `)];
  else {
    const inside = (holder.range?.[0] ?? 0) + 1;
    const pad = isMap(holder) ? ' ' : '';
    const isClosed = /^[\]}]/.test(text.slice(inside));
    yield [insert(inside, pad + written + (isClosed ? pad : ''))];
  }
}
