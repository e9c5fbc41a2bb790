import type { Edit } from '../../read/document/source.ts';

export type { Edit };

/**
 * Applies edits to a text.
 * @throws Error if two edits overlap
 */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
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

/**
 * Returns the comments among lexical tokens that are not empty. The lexer emits a token (U+001F) before plain scalars; a `#`
 * after it is part of the scalar.
 */
export const selectComments = (tokens: readonly string[]): string[] =>
  tokens
    .filter((token, index) => /^#\s*\S/.test(token) && tokens[index - 1] !== '\u001f')
    .map((comment) => comment.trimEnd());
