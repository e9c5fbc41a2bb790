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
type Slot = { start: number; end: number };

/** Returns the edits that reorder the texts of some ranges; the text between them stays. */
const arranged = (text: string, slots: Slot[], order: (texts: string[]) => string[]): Edit[] => {
  const texts = slots.map(({ start, end }) => text.slice(start, end));
  return order(texts).flatMap((each, index) => {
    const slot = slots[index];
    return !slot || each === texts[index] ? [] : [{ ...slot, text: each }];
  });
};

/** Returns the ranges of block entries with the comment lines above and below that belong to them. */
export const itemRanges = (text: string, parts: CollectionItem[]): Slot[] => {
  const column = columnOf(text, parts[0]?.start ?? 0);
  const ends = parts.map(({ end }) => endOfComments(text, endOfLine(text, end), column));
  return parts.map((part, index) => ({
    start: startWithComments(text, part, ends[index - 1] ?? 0),
    end: ends[index] ?? part.end,
  }));
};

/** Reorders block entries with their comments. */
const arrangedLines = (
  text: string,
  parts: CollectionItem[],
  order: (texts: string[]) => string[],
): Edit[] => {
  const slots = itemRanges(text, parts);
  const start = slots[0]?.start ?? 0;
  // `- - a`: the first entry of the inner sequence is on the line of the outer one, without its own indentation.
  const indent = isFirstInLine(text, start) ? '' : ' '.repeat(columnOf(text, start));
  return arranged(text, slots, ([first = '', ...others]) =>
    order([indent + first, ...others]).map((each, index) =>
      index === 0 && indent ? each.trimStart() : each,
    ),
  );
};

/** Returns the range of the comment after a flow entry and its comma; empty if there is none. */
const noteBehind = (text: string, { end }: CollectionItem): Slot => {
  const comma = commaAfter(text, end);
  const start = comma === undefined ? end : comma + 1;
  return { start, end: isLastInLine(text, start) ? endOfLine(text, start) : start };
};

/** Reorders flow entries with the comments above and after them. */
const arrangedInBrackets = (
  text: string,
  parts: CollectionItem[],
  order: (texts: string[]) => string[],
): Edit[] => {
  const entries = parts.map((part, index) => {
    const line = startWithComments(text, part, parts[index - 1]?.end ?? 0);
    return { start: line + (/^[ \t]*/.exec(text.slice(line))?.[0].length ?? 0), end: part.end };
  });
  const notes = parts.map((part) => noteBehind(text, part));
  return [...arranged(text, entries, order), ...arranged(text, notes, order)];
};

/**
 * Returns the edits that reorder the items of a collection.
 * @param order returns their texts in the new order
 */
export const reorderItems = (
  source: Source,
  list: Collection,
  order: (texts: string[]) => string[],
): Edit[] => (list.flow ? arrangedInBrackets : arrangedLines)(source.text, getItems(source, list), order);

/**
 * Returns the edits that move a sequence entry to index `to`. Its comments (above, inside, on its line) move with it;
 * blank lines and commas stay.
 * @param path path of the sequence
 * @param to new index
 * @throws EditError if the sequence cannot be changed safely as it is written
 * @throws Error for an impossible index
 */
export const moveEntry = (source: Source, path: Path, from: number, to: number): Edit[] => {
  const tree = parseEditable(source);
  const trail = resolvePath(tree, path);
  const list = getIn(tree.value, path);
  if (!Array.isArray(list) || !(from in list) || !(to in list))
    throw new Error(`${source.file} has no entries ${from} and ${to} at ${path.join('.')}`);
  if (from === to) return [];
  const moved = moveItem(list, from, to);
  // A sequence that is an alias (`*name`) is written out.
  if (trail.depth < path.length || !isSeq(trail.node)) return setValue(source, path, moved);
  const ways = [reorderItems(source, trail.node, (slots) => moveItem(slots, from, to) as string[])];
  return chooseSafeEdits(tree, ways, setIn(tree.value, path, moved), [...path, from]);
};
