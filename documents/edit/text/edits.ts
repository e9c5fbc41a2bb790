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
export const editBetween = (before: string, after: string): Edit => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
};

/** How the lines of a text end. */
export const lineEnd = (text: string): '\n' | '\r\n' => (text.includes('\r\n') ? '\r\n' : '\n');

/** The end of the line that holds an offset, before the characters that end it. */
export const endOfLine = (text: string, offset: number): number => {
  const next = text.indexOf('\n', offset);
  if (next === -1) return text.length;
  return text[next - 1] === '\r' ? next - 1 : next;
};
