import { isMap } from 'yaml';
import { endOfLine, lineEnd, type Edit } from '../edits.ts';
import { isFirstInLine, startOfLine, startOfNotes } from '../places.ts';
import { partsOf, type Part } from '../tree/parts.ts';
import type { Collection, Tree } from '../tree/tree.ts';

const insert = (offset: number, text: string): Edit => ({ start: offset, end: offset, text });

/** The offset of the comma behind a part; nothing when there is none. */
export const commaBehind = (text: string, end: number): number | undefined => {
  const found = /^(?:\s|#[^\n]*(?:\n|$))*,/.exec(text.slice(end));
  return found ? end + found[0].length - 1 : undefined;
};

/** Whether nothing but a note stands between an offset and the end of its line. */
export const isLastInLine = (text: string, offset: number): boolean =>
  /^[ \t]*(?:#.*)?$/.test(text.slice(offset, endOfLine(text, offset)));

/** What stands before the first sign of the line. */
const indentOf = (text: string, offset: number): string => text.slice(startOfLine(text, offset), offset);

/** Where each part stands on a line of its own, a new one does too; its notes stay beside the part before. */
const onOwnLine = (text: string, before: Part, written: string): Edit[] | undefined => {
  const comma = commaBehind(text, before.end);
  const behind = comma === undefined ? before.end : comma + 1;
  if (!isFirstInLine(text, before.start) || !isLastInLine(text, behind)) return undefined;
  const line = lineEnd(text) + indentOf(text, before.start) + written;
  const end = endOfLine(text, behind);
  return comma === undefined ? [insert(before.end, ','), insert(end, line)] : [insert(end, `${line},`)];
};

/**
 * The ways to put a new part into a group or a list in braces.
 * @param index how many parts stand before it
 */
export function* waysIntoBraces(
  tree: Tree,
  holder: Collection,
  index: number,
  written: string,
): Generator<Edit[]> {
  const { text } = tree.source;
  const parts = partsOf(tree.source, holder);
  const before = parts[index - 1];
  const [first] = parts;
  if (before) {
    const own = onOwnLine(text, before, written);
    if (own) yield own;
    yield [insert(before.end, `, ${written}`)];
  } else if (first) {
    if (isFirstInLine(text, first.start)) {
      const line = indentOf(text, first.start) + written + ',' + lineEnd(text);
      yield [insert(startOfNotes(text, first.start, 0), line)];
    }
    yield [insert(first.start, `${written}, `)];
  } else {
    const inside = (holder.range?.[0] ?? 0) + 1;
    const pad = isMap(holder) ? ' ' : '';
    const isClosed = /^[\]}]/.test(text.slice(inside));
    yield [insert(inside, pad + written + (isClosed ? pad : ''))];
  }
}
