import { endOfLine, type Edit } from '../edits.ts';
import { startOfLine } from '../places.ts';

/** From the beginning of a line to the end of another one, with the line end behind it, or before it at the very end. */
export const wholeLines = (text: string, start: number, lineEnd: number): Edit => {
  const first = startOfLine(text, start);
  const next = text.indexOf('\n', lineEnd);
  if (next !== -1) return { start: first, end: next + 1, text: '' };
  return { start: first === 0 ? 0 : endOfLine(text, first - 1), end: text.length, text: '' };
};
