import { Lexer } from 'yaml';
import type { Edit } from '../../read/document/source.ts';

export type { Edit };

/**
 * Applies edits to a text.
 * @throws Error if two edits overlap
 */
export const applyEdits = (text: string, edits: Edit[]): string => {
  const chunks: string[] = [];
  let position = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < position) throw new Error('two edits of a text overlap');
    chunks.push(text.slice(position, edit.start), edit.text);
    position = edit.end;
  }
  return [...chunks, text.slice(position)].join('');
};

/** Returns the smallest edit between two texts, so that a cursor keeps its position. */
export const diffText = (before: string, after: string): Edit => {
  const maxLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < maxLength && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < maxLength - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
};

/** Returns the line ending of a text. */
export const detectLineEnding = (text: string): '\n' | '\r\n' => (text.includes('\r\n') ? '\r\n' : '\n');

/** Returns the end of an offset's line, before its line ending. */
export const endOfLine = (text: string, offset: number): number => {
  const next = text.indexOf('\n', offset);
  if (next === -1) return text.length;
  return text[next - 1] === '\r' ? next - 1 : next;
};

/** Returns the start of an offset's line. */
export const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** Returns the column of an offset. */
export const columnOf = (text: string, offset: number): number => offset - startOfLine(text, offset);

/** Whether only spaces are before an offset in its line. */
export const isFirstInLine = (text: string, offset: number): boolean =>
  text.slice(startOfLine(text, offset), offset).trim() === '';

/**
 * Returns the offset of the comment lines directly above an item that have its indentation, or the start of the item.
 * Comments at the start of the document belong to the document.
 * @param floor end of the preceding node: a line before it may belong to a block scalar
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

/** Returns the end of the comment lines directly below an offset's line that are indented further than its item. */
export const endOfComments = (text: string, lineEnd: number, column: number): number => {
  const comments = new RegExp(`(?:\\r?\\n[ \\t]{${column + 1},}#[^\\r\\n]*)*`, 'y');
  comments.lastIndex = lineEnd;
  return lineEnd + (comments.exec(text)?.[0].length ?? 0);
};

/** Returns all comments of a text in their order. */
const listComments = (text: string): string[] => {
  const tokens = [...new Lexer().lex(text)];
  // The lexer emits a token (U+001F) before plain scalars; a `#` after it is part of the scalar.
  return tokens.filter((token, index) => token.startsWith('#') && tokens[index - 1] !== '\u001f');
};

/** Returns all comments of a text, sorted. */
export const findComments = (text: string): string[] => listComments(text).sort();
