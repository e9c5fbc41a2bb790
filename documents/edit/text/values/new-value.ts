import { isCollection, isScalar } from 'yaml';
import { isFields } from '../../../read/document/path.ts';
import { endOfLine, type Edit } from '../edits.ts';
import { columnOf } from '../places.ts';
import { headerNote, waysToWrite } from '../strings/written-text.ts';
import { styleOf, type Style } from './style.ts';
import { endOf } from '../tree/token-ends.ts';
import type { Trail, Tree } from '../tree/tree.ts';
import { blockLines, flowText } from './yaml-text.ts';

/** Where a new value stands: the column of its field or dash, and whether something around it is in braces. */
export type NewPlace = {
  column: number;
  /** The blanks behind the dash of an entry; nothing for a field. */
  gap: string | undefined;
  isInFlow: boolean;
  style: Style;
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isFields(value) && Object.keys(value).length > 0;

const indented = (lines: string[], column: number, lineEnd: string): string =>
  lines.map((line) => (line === '' ? line : ' '.repeat(column) + line)).join(lineEnd);

/** The ways to write a value on the line of its field; only a text may go on below. */
function* waysInline(value: unknown, { column, isInFlow, style }: NewPlace): Generator<string> {
  if (typeof value !== 'string') {
    yield flowText(value, style);
    return;
  }
  const { lineEnd, width, step } = style;
  const none = { raw: '', value: '', type: style.textType, indent: column + step, isInFlow, lineEnd, width };
  yield* waysToWrite(none, value);
}

/** The ways to write a value behind a colon or a dash, with the blank before it: in lines below, else on the same line. */
export function* waysToBegin(value: unknown, place: NewPlace): Generator<string> {
  const { column, gap, isInFlow, style } = place;
  if (!isInFlow && isFilled(value)) {
    const step = Array.isArray(value) && !style.hasIndentedLists ? 0 : style.step;
    const below = column + (gap === undefined ? step : 1 + gap.length);
    const lines = indented(blockLines(value, style, below), below, style.lineEnd);
    yield gap === undefined ? style.lineEnd + lines : gap + lines.trimStart();
  }
  for (const inline of waysInline(value, place)) yield (gap ?? ' ') + inline;
}

/** Puts a note at the end of the first line of a text. */
const withNote = (text: string, note: string): string => text.replace(/^[^\r\n]*/, (line) => line + note);

/** A new value with lines below: the first line is empty, or the header of a text. */
const goesOnBelow = /^[ \t]*(?:[|>][-+\d]*)?\r?\n/;

/** The change that writes a value; the note behind the former one stays in the first line when lines follow. */
export const replaced = (text: string, start: number, end: number, written: string): Edit => {
  const note = goesOnBelow.test(written)
    ? /^[ \t]+#.*/.exec(text.slice(end, endOfLine(text, end)))?.[0]
    : undefined;
  if (!note) return { start, end, text: written };
  return { start, end: end + note.length, text: withNote(written, note) };
};

/** Every way to write a value in the place of another one, in braces where it was, or where there is none yet. */
export function* waysToOpen(tree: Tree, { node, last, isInFlow }: Trail, value: unknown): Generator<Edit[]> {
  const { text } = tree.source;
  const style = styleOf(tree);
  if (!last) {
    const start = node?.range?.[0] ?? text.length;
    const end = node?.srcToken ? endOf(node.srcToken) : text.length;
    const lines = indented(blockLines(value, style, 0), 0, style.lineEnd);
    const before = node || text === '' || text.endsWith('\n') ? '' : style.lineEnd;
    yield [{ start, end, text: before + lines + (node ? '' : style.lineEnd) }];
    return;
  }
  const { part } = last;
  const column = columnOf(text, part.start);
  const isInBraces = isInFlow || (isCollection(node) && node.flow === true);
  const place = { column, gap: typeof part.key === 'number' ? ' ' : undefined, isInFlow, style };
  const header = isScalar(node) ? headerNote(text.slice(part.value, part.end)) : '';
  if (part.value !== undefined && (isInBraces || !isFilled(value))) {
    const isOnLine = !text.slice(part.opened ?? part.start, part.value).includes('\n');
    if (isOnLine || part.opened === undefined)
      for (const inline of waysInline(value, place))
        yield [replaced(text, part.value, part.end, withNote(inline, header))];
  }
  if (part.opened === undefined) {
    const colon = isInFlow ? ':' : `${style.lineEnd}${' '.repeat(column)}:`;
    for (const begun of waysToBegin(value, place))
      yield [{ start: part.end, end: part.end, text: colon + begun }];
    return;
  }
  const start = part.opened;
  const note = /^[ \t]+#[^\r\n]*/.exec(text.slice(start, part.value ?? endOfLine(text, start)))?.[0] ?? '';
  const end = part.value === undefined ? start + note.length : part.end;
  for (const begun of waysToBegin(value, place))
    yield [replaced(text, start, end, withNote(begun, note + header))];
}
