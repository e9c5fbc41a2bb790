import { applyEdits, detectLineEnding, type Edit } from '../../documents/edit/text/edits.ts';

/**
 * The text as an editor of lines shows it: every line ends alike. What it says of places and changes is told in terms of
 * the text as it is, so that a file keeps the line ends that it has.
 */
export const normalizeLineEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** The offset in the text of one in what is shown of it. */
export const toFileOffset = (text: string, shown: number): number => {
  if (!text.includes('\r')) return shown;
  let offset = 0;
  for (let left = shown; left > 0 && offset < text.length; left -= 1)
    offset += text.startsWith('\r\n', offset) ? 2 : 1;
  return offset;
};

/** The offset in what is shown of one in the text. */
export const toEditorOffset = (text: string, offset: number): number =>
  normalizeLineEnds(text.slice(0, offset)).length;

/** The text after changes of what is shown. @param shown what is shown after them */
export const applyEditorEdits = (text: string, edits: Edit[], shown: string): string => {
  const end = detectLineEnding(text);
  const real = edits.map((edit) => ({
    start: toFileOffset(text, edit.start),
    end: toFileOffset(text, edit.end),
    text: edit.text.replaceAll('\n', end),
  }));
  const changed = applyEdits(text, real);
  // Two halves of a line's end may have come together.
  return normalizeLineEnds(changed) === shown ? changed : shown.replaceAll('\n', end);
};
