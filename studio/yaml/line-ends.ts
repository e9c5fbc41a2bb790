import { detectLineEnding, diffText } from '../../documents/edit/text/edits.ts';

/**
 * Converts all line endings to `\n`, as the editor uses them. Offsets and changes of the editor are converted back,
 * so that a file keeps its line endings.
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

/** Returns the text of the file after a change in the editor: lines that stay keep their endings. @param shown the text of the editor */
export const applyEditorText = (text: string, shown: string): string => {
  const end = detectLineEnding(text);
  const edit = diffText(normalizeLineEnds(text), shown);
  const changed = [
    text.slice(0, toFileOffset(text, edit.start)),
    edit.text.replaceAll('\n', end),
    text.slice(toFileOffset(text, edit.end)),
  ].join('');
  // An edit may have joined `\r` and `\n` into one line ending.
  return normalizeLineEnds(changed) === shown ? changed : shown.replaceAll('\n', end);
};
