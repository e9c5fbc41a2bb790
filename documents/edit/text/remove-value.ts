import { getIn, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { chooseSafeEdits } from './choose-safe-edits.ts';
import {
  columnOf,
  type Edit,
  endOfLine,
  endOfComments,
  isFirstInLine,
  startOfLine,
  startWithComments,
} from './edits.ts';
import { deleteIn } from './expected-values.ts';
import { commaAfter, isLastInLine } from './insertion.ts';
import { setValue } from './set-value.ts';
import {
  resolvePath,
  getItems,
  parseEditable,
  type Collection,
  type CollectionItem,
} from './editable-document.ts';
import { isHidden } from '../../read/page/hidden.ts';

const blankLinesAbove = /(?:\n[ \t]*\r?)*\n$/;
const blankLinesBelow = /^(?:[ \t]*\r?\n)*/;

/** Extends a removal by the blank lines above the item, or below the first one; otherwise two gaps would remain. */
const withGap = (text: string, lines: Edit, { before, next }: Neighbours): Edit => {
  const above = (blankLinesAbove.exec(text.slice(0, lines.start))?.[0].length ?? 1) - 1;
  const below = blankLinesBelow.exec(text.slice(lines.end))?.[0].length ?? 0;
  if (before && above > 0 && (below > 0 || !next)) return { ...lines, start: lines.start - above };
  return before ? lines : { ...lines, end: lines.end + below };
};

type Neighbours = { before: CollectionItem | undefined; next: CollectionItem | undefined };

/** Whether comments that are indented below an item are kept or removed. */
type NotesBelow = 'stay' | 'go';

/**
 * Yields the ways to remove a block item: comments above it are removed; those indented below it are kept or removed,
 * and vice versa if the result would be parsed differently.
 */
function* waysOutOfLines(
  text: string,
  part: CollectionItem,
  beside: Neighbours,
  below: NotesBelow,
): Generator<Edit[]> {
  const lineEnd = endOfLine(text, part.end);
  if (isFirstInLine(text, part.start)) {
    const column = columnOf(text, part.start);
    const { end: former } = beside.before ?? { end: 0 };
    const floor = former && endOfComments(text, endOfLine(text, former), column);
    const start = startWithComments(text, part, floor);
    const ends = [lineEnd, endOfComments(text, lineEnd, column)];
    for (const end of new Set(below === 'stay' ? ends : ends.toReversed()))
      yield [withGap(text, wholeLines(text, start, end), beside)];
    return;
  }
  // Removes the rest of the line after the dash and moves the next line, which may be a comment, up to the dash.
  const blanks = /^\s*/.exec(text.slice(lineEnd))?.[0].length ?? 0;
  yield [{ start: part.start, end: lineEnd + blanks, text: '' }];
}

/** Yields the ways to remove an item from a collection that has other items. */
function* waysToRemove(
  source: Source,
  { part, holder }: { part: CollectionItem; holder: Collection },
  below: NotesBelow,
): Generator<Edit[]> {
  const parts = getItems(source, holder);
  const index = parts.findLastIndex(({ key }) => key === part.key);
  if (holder.flow) yield* waysOutOfBraces(source.text, parts, index);
  else yield* waysOutOfLines(source.text, part, { before: parts[index - 1], next: parts[index + 1] }, below);
}

/** Returns the removal of complete lines with the line ending after them, or before them at the end of the text. */
const wholeLines = (text: string, start: number, lineEnd: number): Edit => {
  const first = startOfLine(text, start);
  const next = text.indexOf('\n', lineEnd);
  if (next !== -1) return { start: first, end: next + 1, text: '' };
  return { start: first === 0 ? 0 : endOfLine(text, first - 1), end: text.length, text: '' };
};

const remove = (start: number, end: number): Edit => ({ start, end, text: '' });

/**
 * Removes an item with its own lines; also removes the comma before the last item if the collection has no trailing
 * comma.
 */
const outOfOwnLines = (
  text: string,
  part: CollectionItem,
  before: CollectionItem | undefined,
): Edit[] | undefined => {
  const comma = commaAfter(text, part.end);
  const end = comma === undefined ? part.end : comma + 1;
  if (!isFirstInLine(text, part.start) || !isLastInLine(text, end)) return undefined;
  const lines = wholeLines(text, startWithComments(text, part, before?.end ?? 0), endOfLine(text, end));
  const former = before && comma === undefined ? commaAfter(text, before.end) : undefined;
  return former === undefined ? [lines] : [remove(former, former + 1), lines];
};

/** Yields the ways to remove an item of a flow collection; comments next to other items are kept if possible. */
function* waysOutOfBraces(text: string, parts: CollectionItem[], index: number): Generator<Edit[]> {
  const [before, part, next] = [parts[index - 1], parts[index], parts[index + 1]];
  if (!part) return;
  const own = outOfOwnLines(text, part, before);
  if (own) yield own;
  if (before && !next && /^\s*,\s*$/.test(text.slice(before.end, part.start)))
    yield [remove(before.end, part.end)];
  const comma = commaAfter(text, part.end);
  const blanks = comma === undefined ? 0 : (/^[ \t]*/.exec(text.slice(comma + 1))?.[0].length ?? 0);
  yield [remove(part.start, comma === undefined ? part.end : comma + 1 + blanks)];
}

/** Returns the path of the collection that would become empty; undefined if it has other items. */
const emptied = (value: unknown, path: Path): Path | undefined => {
  const holder = getIn(value, path.slice(0, -1));
  return Object.keys(Object(holder)).length === 1 ? path.slice(0, -1) : undefined;
};

/**
 * Returns the edits that remove a field or entry, with the comment after it and those directly above it. A field
 * whose collection would become empty is removed with its last item. An entry of a sequence stays as `{}` or `[]`, so
 * that the next ones keep their indices; so does the document.
 * @param path path of the field or entry
 * @param below whether comments indented below it are kept
 * @throws EditError if it cannot be changed safely as it is written
 * @throws Error if there is no such field or entry
 */
export const removeValue = (source: Source, path: Path, below: NotesBelow = 'stay'): Edit[] => {
  const tree = parseEditable(source);
  if (path.length === 0 || getIn(tree.value, path) === undefined)
    throw new Error(`${source.file} has nothing at ${path.join('.')}`);
  const holder = emptied(tree.value, path);
  if (holder && typeof holder.at(-1) === 'string') return removeValue(source, holder);
  if (holder) return setValue(source, holder, typeof path.at(-1) === 'number' ? [] : {});
  const expected = deleteIn(tree.value, path);
  const trail = resolvePath(tree, path);
  // Inside of an alias (`*name`) nothing can be removed: its value is written out without the item.
  if (trail.depth < path.length || !trail.last) {
    const named = path.slice(0, trail.depth);
    return setValue(source, named, getIn(expected, named));
  }
  return chooseSafeEdits(tree, waysToRemove(source, trail.last, below), expected, path);
};

/**
 * Returns the edits that hide or show a section.
 * @param path path of the section
 * @throws EditError if it cannot be changed safely as it is written
 */
export const toggleHidden = (source: Source, path: Path): Edit | Edit[] => {
  const place = [...path, 'hidden'];
  return isHidden(getIn(parseEditable(source).value, path))
    ? removeValue(source, place)
    : setValue(source, place, true, ['type', 'name', 'anchor', 'hidden']);
};
