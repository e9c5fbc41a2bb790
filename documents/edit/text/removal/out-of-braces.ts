import { endOfLine, type Edit } from '../edits.ts';
import { commaBehind, isLastInLine } from '../insertion/into-braces.ts';
import { isFirstInLine, startWithNotes } from '../places.ts';
import type { Part } from '../tree/parts.ts';
import { wholeLines } from './whole-lines.ts';

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
export function* waysOutOfBraces(text: string, parts: Part[], index: number): Generator<Edit[]> {
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
