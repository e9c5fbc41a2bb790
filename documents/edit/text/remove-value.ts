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
const withGap = (text: string, lines: Edit, { before, next }: Neighbors): Edit => {
  const above = (blankLinesAbove.exec(text.slice(0, lines.start))?.[0].length ?? 1) - 1;
  const below = blankLinesBelow.exec(text.slice(lines.end))?.[0].length ?? 0;
  if (before && above > 0 && (below > 0 || !next)) return { ...lines, start: lines.start - above };
  return before ? lines : { ...lines, end: lines.end + below };
};

type Neighbors = { before: CollectionItem | undefined; next: CollectionItem | undefined };

/** Whether comments that are indented below an item are retained or removed. */
type CommentsBelow = 'keep' | 'remove';

/**
 * Yields the ways to remove a block item: comments above it are removed; those indented below it are retained or
 * removed, and vice versa if the result would be parsed differently.
 */
function* blockRemovals(
  text: string,
  item: CollectionItem,
  neighbors: Neighbors,
  below: CommentsBelow,
): Generator<Edit[]> {
  const lineEnd = endOfLine(text, item.end);
  if (isFirstInLine(text, item.start)) {
    const column = columnOf(text, item.start);
    const { end: previousEnd } = neighbors.before ?? { end: 0 };
    const floor = previousEnd && endOfComments(text, endOfLine(text, previousEnd), column);
    const start = startWithComments(text, item, floor);
    const ends = [lineEnd, endOfComments(text, lineEnd, column)];
    for (const end of new Set(below === 'keep' ? ends : ends.toReversed()))
      yield [withGap(text, removeLines(text, start, end), neighbors)];
    return;
  }
  // Removes the rest of the line after the dash and moves the next line, which may be a comment, up to the dash.
  const blanks = /^\s*/.exec(text.slice(lineEnd))?.[0].length ?? 0;
  yield [{ start: item.start, end: lineEnd + blanks, text: '' }];
}

/** Yields the ways to remove an item from a collection that has other items. */
function* removalCandidates(
  source: Source,
  { item, parent }: { item: CollectionItem; parent: Collection },
  below: CommentsBelow,
): Generator<Edit[]> {
  const items = getItems(source, parent);
  const index = items.findLastIndex(({ key }) => key === item.key);
  if (parent.flow) yield* flowRemovals(source.text, items, index);
  else yield* blockRemovals(source.text, item, { before: items[index - 1], next: items[index + 1] }, below);
}

/** Returns the removal of complete lines with the line ending after them, or before them at the end of the text. */
const removeLines = (text: string, start: number, lineEnd: number): Edit => {
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
const removeOwnLines = (
  text: string,
  item: CollectionItem,
  before: CollectionItem | undefined,
): Edit[] | undefined => {
  const comma = commaAfter(text, item.end);
  const end = comma === undefined ? item.end : comma + 1;
  if (!isFirstInLine(text, item.start) || !isLastInLine(text, end)) return undefined;
  const lines = removeLines(text, startWithComments(text, item, before?.end ?? 0), endOfLine(text, end));
  const previousComma = before && comma === undefined ? commaAfter(text, before.end) : undefined;
  return previousComma === undefined ? [lines] : [remove(previousComma, previousComma + 1), lines];
};

/** Yields the ways to remove an item of a flow collection; comments next to other items are retained if possible. */
function* flowRemovals(text: string, items: CollectionItem[], index: number): Generator<Edit[]> {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  if (!item) return;
  const ownLines = removeOwnLines(text, item, before);
  if (ownLines) yield ownLines;
  if (before && !next && /^\s*,\s*$/.test(text.slice(before.end, item.start)))
    yield [remove(before.end, item.end)];
  const comma = commaAfter(text, item.end);
  const blanks = comma === undefined ? 0 : (/^[ \t]*/.exec(text.slice(comma + 1))?.[0].length ?? 0);
  yield [remove(item.start, comma === undefined ? item.end : comma + 1 + blanks)];
}

/** Returns the path of the collection that would become empty; undefined if it has other items. */
const findEmptiedParent = (value: unknown, path: Path): Path | undefined => {
  const parent = getIn(value, path.slice(0, -1));
  return Object.keys(Object(parent)).length === 1 ? path.slice(0, -1) : undefined;
};

/**
 * Returns the edits that remove a field or entry, with the comment after it and those directly above it. A field
 * whose collection would become empty is removed with its last item. An entry of a sequence stays as `{}` or `[]`, so
 * that the next ones keep their indices; so does the document.
 * @param path path of the field or entry
 * @param below whether comments indented below it are retained
 * @throws EditError if it cannot be changed safely as it is written
 * @throws Error if there is no such field or entry
 */
export const removeValue = (source: Source, path: Path, below: CommentsBelow = 'keep'): Edit[] => {
  const tree = parseEditable(source);
  if (path.length === 0 || getIn(tree.value, path) === undefined)
    throw new Error(`${source.file} has no value at ${path.join('.')}`);
  const parent = findEmptiedParent(tree.value, path);
  if (parent && typeof parent.at(-1) === 'string') return removeValue(source, parent);
  if (parent) return setValue(source, parent, typeof path.at(-1) === 'number' ? [] : {});
  const expected = deleteIn(tree.value, path);
  const resolved = resolvePath(tree, path);
  // Inside of an alias (`*name`) nothing can be removed: its value is written out without the item.
  if (resolved.depth < path.length || !resolved.last) {
    const aliasPath = path.slice(0, resolved.depth);
    return setValue(source, aliasPath, getIn(expected, aliasPath));
  }
  return chooseSafeEdits(tree, removalCandidates(source, resolved.last, below), expected, path);
};

/**
 * Returns the edits that hide or show a section.
 * @param path path of the section
 * @throws EditError if it cannot be changed safely as it is written
 */
export const toggleHidden = (source: Source, path: Path): Edit | Edit[] => {
  const field = [...path, 'hidden'];
  return isHidden(getIn(parseEditable(source).value, path))
    ? removeValue(source, field)
    : setValue(source, field, true, ['type', 'name', 'anchor', 'hidden']);
};
