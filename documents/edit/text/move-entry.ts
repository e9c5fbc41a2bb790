import { isSeq } from 'yaml';
import { getIn, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { chooseSafeEdits } from './choose-safe-edits.ts';
import { columnOf, type Edit, endOfLine, endOfComments, isFirstInLine, startWithComments } from './edits.ts';
import { moveItem, setIn } from './expected-values.ts';
import { commaAfter, isLastInLine } from './insertion.ts';
import { setValue } from './set-value.ts';
import {
  resolvePath,
  getItems,
  parseEditable,
  type Collection,
  type CollectionItem,
} from './editable-document.ts';

/** A range of the text that can be exchanged with others. */
type TextRange = { start: number; end: number };

/** Returns the edits that reorder the texts of some ranges; the text between them stays. */
const reorderRanges = (text: string, ranges: TextRange[], order: (texts: string[]) => string[]): Edit[] => {
  const texts = ranges.map(({ start, end }) => text.slice(start, end));
  return order(texts).flatMap((newText, index) => {
    const range = ranges[index];
    return !range || newText === texts[index] ? [] : [{ ...range, text: newText }];
  });
};

/** Returns the ranges of block entries with the comment lines above and below that belong to them. */
const itemRanges = (text: string, items: CollectionItem[]): TextRange[] => {
  const column = columnOf(text, items[0]?.start ?? 0);
  const ends = items.map(({ end }) => endOfComments(text, endOfLine(text, end), column));
  return items.map((item, index) => ({
    start: startWithComments(text, item, ends[index - 1] ?? 0),
    end: ends[index] ?? item.end,
  }));
};

/** Reorders block entries with their comments. */
const reorderBlockEntries = (
  text: string,
  items: CollectionItem[],
  order: (texts: string[]) => string[],
): Edit[] => {
  const ranges = itemRanges(text, items);
  const start = ranges[0]?.start ?? 0;
  // `- - a`: the first entry of the inner sequence is on the line of the outer one, without its own indentation.
  const indent = isFirstInLine(text, start) ? '' : ' '.repeat(columnOf(text, start));
  return reorderRanges(text, ranges, ([first = '', ...rest]) =>
    order([indent + first, ...rest]).map((entry, index) =>
      index === 0 && indent ? entry.trimStart() : entry,
    ),
  );
};

/** Returns the range of the comment after a flow entry and its comma; empty if there is none. */
const trailingComment = (text: string, { end }: CollectionItem): TextRange => {
  const comma = commaAfter(text, end);
  const start = comma === undefined ? end : comma + 1;
  return { start, end: isLastInLine(text, start) ? endOfLine(text, start) : start };
};

/** Reorders flow entries with the comments above and after them. */
const reorderFlowEntries = (
  text: string,
  items: CollectionItem[],
  order: (texts: string[]) => string[],
): Edit[] => {
  const entries = items.map((item, index) => {
    const line = startWithComments(text, item, items[index - 1]?.end ?? 0);
    return { start: line + (/^[ \t]*/.exec(text.slice(line))?.[0].length ?? 0), end: item.end };
  });
  const comments = items.map((item) => trailingComment(text, item));
  return [...reorderRanges(text, entries, order), ...reorderRanges(text, comments, order)];
};

/**
 * Returns the edits that reorder the items of a collection.
 * @param order returns their texts in the new order
 */
const reorderItems = (source: Source, list: Collection, order: (texts: string[]) => string[]): Edit[] =>
  (list.flow ? reorderFlowEntries : reorderBlockEntries)(source.text, getItems(source, list), order);

/**
 * Returns the edits that move a sequence entry to index `to`. Its comments (above, inside, on its line) move with it;
 * blank lines and commas stay.
 * @param path path of the sequence
 * @param to new index
 * @throws EditError if the sequence cannot be changed safely as it is written
 * @throws Error for an index that is out of range
 */
export const moveEntry = (source: Source, path: Path, from: number, to: number): Edit[] => {
  const tree = parseEditable(source);
  const resolved = resolvePath(tree, path);
  const list = getIn(tree.value, path);
  if (!Array.isArray(list) || !(from in list) || !(to in list))
    throw new Error(`${source.file} has no entries ${from} and ${to} at ${path.join('.')}`);
  if (from === to) return [];
  const moved = moveItem(list, from, to);
  // A sequence that is an alias (`*name`) is written out.
  if (resolved.depth < path.length || !isSeq(resolved.node)) return setValue(source, path, moved);
  const candidates = [
    reorderItems(source, resolved.node, (ranges) => moveItem(ranges, from, to) as string[]),
  ];
  return chooseSafeEdits(tree, candidates, setIn(tree.value, path, moved), [...path, from]);
};
