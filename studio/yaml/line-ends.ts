import { applyEdits, detectLineEnding, type Edit } from '../../documents/edit/text/edits.ts';

/**
 * Converts all line endings to `\n`, as the editor uses them. Offsets and edits of the editor are converted back, so
 * that a file keeps its line endings.
 */
export const normalizeLineEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Converts an offset in the editor to one in the file. */
export const toFileOffset = (text: string, shown: number): number => {
  if (!text.includes('\r')) return shown;
  let offset = 0;
  for (let remaining = shown; remaining > 0 && offset < text.length; remaining -= 1)
    offset += text.startsWith('\r\n', offset) ? 2 : 1;
  return offset;
};

/** Converts an offset in the file to one in the editor. */
export const toEditorOffset = (text: string, offset: number): number =>
  normalizeLineEnds(text.slice(0, offset)).length;

/** Applies edits of the editor to the text of the file. @param shown the text of the editor after the edits */
export const applyEditorEdits = (text: string, edits: Edit[], shown: string): string => {
  const end = detectLineEnding(text);
  const fileEdits = edits.map((edit) => ({
    start: toFileOffset(text, edit.start),
    end: toFileOffset(text, edit.end),
    text: edit.text.replaceAll('\n', end),
  }));
  const changed = applyEdits(text, fileEdits);
  // An edit may have joined `\r` and `\n` into one line ending.
  return normalizeLineEnds(changed) === shown ? changed : shown.replaceAll('\n', end);
};
