import { endOfLine, type Edit } from '../edits.ts';
import { columnOf, endOfNotes, isFirstInLine, startOfLine, startOfNotes } from '../places.ts';
import { styleOf } from '../values/style.ts';
import { partsOf, type Part } from '../tree/parts.ts';
import type { Collection, Tree } from '../tree/tree.ts';
import { waysIntoBraces } from './into-braces.ts';

/** Behind the part before it, and behind the notes that belong to that one. */
function* waysBehind(text: string, before: Part, line: string, column: number): Generator<Edit[]> {
  const lineEnd = endOfLine(text, before.end);
  const behindNotes = endOfNotes(text, lineEnd, column);
  for (const offset of new Set([behindNotes, lineEnd])) yield [{ start: offset, end: offset, text: line }];
}

/** Before the first part, and before the notes above that one. */
function* waysBefore(text: string, first: Part, written: string, lineEnd: string): Generator<Edit[]> {
  const indent = ' '.repeat(columnOf(text, first.start));
  const line = startOfLine(text, first.start);
  if (isFirstInLine(text, first.start))
    // Notes at the very beginning are those of the document.
    for (const offset of new Set([startOfNotes(text, first.start, 0) || line, line]))
      yield [{ start: offset, end: offset, text: indent + written + lineEnd }];
  else yield [{ start: first.start, end: first.start, text: written + lineEnd + indent }];
}

/** Whether the entries around a place have blank lines between them. */
const hasGap = (text: string, parts: Part[], index: number): boolean => {
  const from = Math.max(Math.min(index, parts.length - 1) - 1, 0);
  const [one, other] = [parts[from], parts[from + 1]];
  return !!one && !!other && /\n[ \t]*\r?\n/.test(text.slice(one.end, other.start));
};

/**
 * Every way to put a new part into a group or a list, written in lines or in braces as that is.
 * @param index how many parts stand before it
 * @param write the ways to write it, given the column where it begins
 */
export function* waysToInsert(
  tree: Tree,
  holder: Collection,
  index: number,
  write: (column: number) => Iterable<string>,
): Generator<Edit[]> {
  const { text } = tree.source;
  const parts = partsOf(tree.source, holder);
  const first = parts[0];
  if (holder.flow || !first) {
    for (const written of write(0)) yield* waysIntoBraces(tree, holder, index, written);
    return;
  }
  const { lineEnd } = styleOf(tree);
  const column = columnOf(text, first.start);
  const gap = hasGap(text, parts, index) ? lineEnd : '';
  const before = parts[index - 1];
  for (const written of write(column)) {
    if (before) yield* waysBehind(text, before, gap + lineEnd + ' '.repeat(column) + written, column);
    else yield* waysBefore(text, first, written, lineEnd + gap);
  }
}
