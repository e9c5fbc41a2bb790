import { applyEdits, editBetween } from '../../../documents/edit/text/edits.ts';

/** A line break within a paragraph is a space for those who read it. */
const lineBreak = /(?<!\n[ \t]*)\n(?![ \t]*\n)/g;

/** A text without the line breaks of its document, which say nothing; every letter stays at its place. */
export const unwrapped = (text: string): string => text.replace(/\n+$/, '').replaceAll(lineBreak, ' ');

/** What was typed into an unwrapped text, with the line breaks that were there. */
export const wrappedAgain = (text: string, typed: string): string => {
  // A paragraph that has been begun is none yet.
  const said = typed.replace(/\n+$/, '');
  return said === '' ? '' : applyEdits(text, [editBetween(unwrapped(text), said)]);
};
