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

/** With the blank lines that set the part off: those above, or below the first one; else two gaps would be left. */
const withGap = (text: string, lines: Edit, { before, next }: Neighbours): Edit => {
  const above = (blankLinesAbove.exec(text.slice(0, lines.start))?.[0].length ?? 1) - 1;
  const below = blankLinesBelow.exec(text.slice(lines.end))?.[0].length ?? 0;
  if (before && above > 0 && (below > 0 || !next)) return { ...lines, start: lines.start - above };
  return before ? lines : { ...lines, end: lines.end + below };
};

type Neighbours = { before: CollectionItem | undefined; next: CollectionItem | undefined };

/** What becomes of the notes that are indented below a part. */
type NotesBelow = 'stay' | 'go';

/**
 * In lines: the notes above a part go with it; those that are indented below it stay, or go. Where either would be read as
 * something else, it is the other way round.
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
  // What follows the dash goes, and what stands on the next lines, be it a note, moves up to it.
  const blanks = /^\s*/.exec(text.slice(lineEnd))?.[0].length ?? 0;
  yield [{ start: part.start, end: lineEnd + blanks, text: '' }];
}

/** Every way to take a part out of a group or list that holds others too. */
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

/** From the beginning of a line to the end of another one, with the line end behind it, or before it at the very end. */
const wholeLines = (text: string, start: number, lineEnd: number): Edit => {
  const first = startOfLine(text, start);
  const next = text.indexOf('\n', lineEnd);
  if (next !== -1) return { start: first, end: next + 1, text: '' };
  return { start: first === 0 ? 0 : endOfLine(text, first - 1), end: text.length, text: '' };
};

const remove = (start: number, end: number): Edit => ({ start, end, text: '' });

/** A part with lines of its own goes with them; the comma before the last one goes too, where none follows the last. */
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

/** Every way to take a part out of braces or brackets; notes beside other parts stay where that is possible. */
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

/** What would be empty without a part; nothing when others stand beside it. */
const emptied = (value: unknown, path: Path): Path | undefined => {
  const holder = getIn(value, path.slice(0, -1));
  return Object.keys(Object(holder)).length === 1 ? path.slice(0, -1) : undefined;
};

/**
 * The changes that take a field out of its group, or an entry out of its list, with the note behind it and those directly
 * above it. A field whose group or list would be empty goes with its last part. An entry of a list stays, as `{}` or `[]`,
 * so that those behind it keep their places; so does the document.
 * @param path where it stands; the last step is a name or an index
 * @param below what becomes of the notes that are indented below it
 * @throws EditError when it is written in a way that cannot be changed safely
 * @throws Error when there is no such part
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
  // Inside of what stands there by its name (`*name`) nothing can be taken away: it is written out without the part.
  if (trail.depth < path.length || !trail.last) {
    const named = path.slice(0, trail.depth);
    return setValue(source, named, getIn(expected, named));
  }
  return chooseSafeEdits(tree, waysToRemove(source, trail.last, below), expected, path);
};

/**
 * The changes that hide a section from visitors, or show it again.
 * @param path where the section stands
 * @throws EditError when it is written in a way that cannot be changed safely
 */
export const toggleHidden = (source: Source, path: Path): Edit | Edit[] => {
  const place = [...path, 'hidden'];
  return isHidden(getIn(parseEditable(source).value, path))
    ? removeValue(source, place)
    : setValue(source, place, true, ['type', 'name', 'anchor', 'hidden']);
};
