import { detectLineEnding } from '../../documents/edit/text/edits.ts';

/** Converts all line endings to `\n`, as the editor uses them. */
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

/** Returns the text of the editor with the line ending of a file. @param text the file before the change */
export const restoreLineEnds = (text: string, shown: string): string =>
  shown.replaceAll('\n', detectLineEnding(text));
