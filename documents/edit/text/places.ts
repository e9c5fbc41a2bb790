/** Where the line of an offset begins. */
export const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** How many letters stand before an offset in its line. */
export const columnOf = (text: string, offset: number): number => offset - startOfLine(text, offset);

/** Whether only blanks stand before an offset in its line. */
export const isFirstInLine = (text: string, offset: number): boolean =>
  text.slice(startOfLine(text, offset), offset).trim() === '';

/**
 * Where the lines of notes directly above a part begin, indented as it is, or its own line when there are none.
 * @param floor the end of what stands before: a line like a note may belong to a text there
 */
export const startOfNotes = (text: string, start: number, floor: number): number => {
  const note = new RegExp(`^[ \\t]{${columnOf(text, start)}}#`);
  let first = startOfLine(text, start);
  while (first > floor) {
    const above = startOfLine(text, first - 1);
    if (above < floor || !note.test(text.slice(above, first))) break;
    first = above;
  }
  return first;
};

/** Where a part begins, with the notes directly above it; those at the very beginning are of the document. */
export const startWithNotes = (text: string, { start }: { start: number }, floor: number): number =>
  isFirstInLine(text, start) ? startOfNotes(text, start, floor) || startOfLine(text, start) : start;

/** The end of the lines of notes directly below an offset's line that are indented deeper than its part. */
export const endOfNotes = (text: string, lineEnd: number, column: number): number => {
  const notes = new RegExp(`(?:\\r?\\n[ \\t]{${column + 1},}#[^\\r\\n]*)*`, 'y');
  notes.lastIndex = lineEnd;
  return lineEnd + (notes.exec(text)?.[0].length ?? 0);
};
