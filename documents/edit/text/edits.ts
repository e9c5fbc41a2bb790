import { Lexer } from 'yaml';
import type { Edit } from '../../read/document/source.ts';

export type { Edit };

/**
 * Makes changes to a text and leaves everything else as it is, to the letter.
 * @throws Error when two changes overlap
 */
export const applyEdits = (text: string, edits: Edit[]): string => {
  const parts: string[] = [];
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < done) throw new Error('two changes of one text overlap');
    parts.push(text.slice(done, edit.start), edit.text);
    done = edit.end;
  }
  return [...parts, text.slice(done)].join('');
};

/** The smallest change that makes one text of another; so a cursor in it stays. */
export const diffText = (before: string, after: string): Edit => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
};

/** How the lines of a text end. */
export const detectLineEnding = (text: string): '\n' | '\r\n' => (text.includes('\r\n') ? '\r\n' : '\n');

/** The end of the line that holds an offset, before the characters that end it. */
export const endOfLine = (text: string, offset: number): number => {
  const next = text.indexOf('\n', offset);
  if (next === -1) return text.length;
  return text[next - 1] === '\r' ? next - 1 : next;
};

/** Where the line of an offset begins. */
export const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** How many letters stand before an offset in its line. */
export const columnOf = (text: string, offset: number): number => offset - startOfLine(text, offset);

/** Whether only blanks stand before an offset in its line. */
export const isFirstInLine = (text: string, offset: number): boolean =>
  text.slice(startOfLine(text, offset), offset).trim() === '';

/**
 * Where a part begins, with the lines of comments directly above it that are indented as it is. Those at the very
 * beginning belong to the document.
 * @param floor the end of what is before it: a line like a comment may belong to a text there
 */
export const startWithComments = (text: string, { start }: { start: number }, floor: number): number => {
  if (!isFirstInLine(text, start)) return start;
  const comment = new RegExp(`^[ \\t]{${columnOf(text, start)}}#`);
  let first = startOfLine(text, start);
  while (first > floor) {
    const above = startOfLine(text, first - 1);
    if (above < floor || !comment.test(text.slice(above, first))) break;
    first = above;
  }
  return first || startOfLine(text, start);
};

/** The end of the lines of notes directly below an offset's line that are indented deeper than its part. */
export const endOfComments = (text: string, lineEnd: number, column: number): number => {
  const notes = new RegExp(`(?:\\r?\\n[ \\t]{${column + 1},}#[^\\r\\n]*)*`, 'y');
  notes.lastIndex = lineEnd;
  return lineEnd + (notes.exec(text)?.[0].length ?? 0);
};

/** All notes of a text, sorted. */
export const findComments = (text: string): string[] => {
  const signs = [...new Lexer().lex(text)];
  // Before a text without quotes the lexer puts a sign of its own.
  return signs.filter((sign, index) => sign.startsWith('#') && signs[index - 1] !== '\u001f').sort();
};
