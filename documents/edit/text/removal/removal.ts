import type { Source } from '../../../read/document/source.ts';
import type { Edit } from '../edits.ts';
import { endOfLine, columnOf, endOfNotes, isFirstInLine, startWithNotes, startOfLine } from '../edits.ts';
import { partsOf, type Part, type Collection } from '../tree/tree.ts';
import { commaBehind, isLastInLine } from '../insertion/insertion.ts';

const blankLinesAbove = /(?:\n[ \t]*\r?)*\n$/;
const blankLinesBelow = /^(?:[ \t]*\r?\n)*/;

/** With the blank lines that set the part off: those above, or below the first one; else two gaps would be left. */
const withGap = (text: string, lines: Edit, { before, next }: Neighbours): Edit | undefined => {
  const above = (blankLinesAbove.exec(text.slice(0, lines.start))?.[0].length ?? 1) - 1;
  const below = blankLinesBelow.exec(text.slice(lines.end))?.[0].length ?? 0;
  if (before && above > 0 && (below > 0 || !next)) return { ...lines, start: lines.start - above };
  return !before && below > 0 ? { ...lines, end: lines.end + below } : undefined;
};

type Neighbours = { before: Part | undefined; next: Part | undefined };

/** What becomes of the notes that are indented below a part. */
export type NotesBelow = 'stay' | 'go';

/**
 * In lines: the notes above a part go with it; those that are indented below it stay, or go. Where either would be read as
 * something else, it is the other way round.
 */
function* waysOutOfLines(text: string, part: Part, beside: Neighbours, below: NotesBelow): Generator<Edit[]> {
  const lineEnd = endOfLine(text, part.end);
  if (isFirstInLine(text, part.start)) {
    const column = columnOf(text, part.start);
    const { end: former } = beside.before ?? { end: 0 };
    const floor = former && endOfNotes(text, endOfLine(text, former), column);
    const ends = [lineEnd, endOfNotes(text, lineEnd, column)];
    for (const start of new Set([startWithNotes(text, part, floor), part.start]))
      for (const end of new Set(below === 'stay' ? ends : ends.toReversed())) {
        const lines = wholeLines(text, start, end);
        const whole = withGap(text, lines, beside);
        if (whole) yield [whole];
        yield [lines];
      }
    return;
  }
  // What follows the dash goes, and what stands on the next lines, be it a note, moves up to it.
  const blanks = /^\s*/.exec(text.slice(lineEnd))?.[0].length ?? 0;
  for (const end of new Set([lineEnd + blanks, beside.next?.start ?? lineEnd]))
    yield [{ start: part.start, end, text: '' }];
}

/** Every way to take a part out of a group or list that holds others too. */
export function* waysToRemove(
  source: Source,
  { part, holder }: { part: Part; holder: Collection },
  below: NotesBelow,
): Generator<Edit[]> {
  const parts = partsOf(source, holder);
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
const outOfOwnLines = (text: string, part: Part, before: Part | undefined): Edit[] | undefined => {
  const comma = commaBehind(text, part.end);
  const end = comma === undefined ? part.end : comma + 1;
  if (!isFirstInLine(text, part.start) || !isLastInLine(text, end)) return undefined;
  const lines = wholeLines(text, startWithNotes(text, part, before?.end ?? 0), endOfLine(text, end));
  const former = before && comma === undefined ? commaBehind(text, before.end) : undefined;
  return former === undefined ? [lines] : [remove(former, former + 1), lines];
};

/** Every way to take a part out of braces or brackets; notes beside other parts stay where that is possible. */
function* waysOutOfBraces(text: string, parts: Part[], index: number): Generator<Edit[]> {
  const [before, part, next] = [parts[index - 1], parts[index], parts[index + 1]];
  if (!part) return;
  const own = outOfOwnLines(text, part, before);
  if (own) yield own;
  if (before && !next && /^\s*,\s*$/.test(text.slice(before.end, part.start)))
    yield [remove(before.end, part.end)];
  const comma = commaBehind(text, part.end);
  const blanks = comma === undefined ? 0 : (/^[ \t]*/.exec(text.slice(comma + 1))?.[0].length ?? 0);
  yield [remove(part.start, comma === undefined ? part.end : comma + 1 + blanks)];
}
