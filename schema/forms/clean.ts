import { removeStrayInvisible } from './invisible.ts';

/** Control characters (C0 and C1), the Unicode line separators and the two characters that no message queue takes. */
// oxlint-disable-next-line no-control-regex
const lineControls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]+/g;
/** The same without tab and line feed, for text of several lines. */
// oxlint-disable-next-line no-control-regex
const textControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]+/g;

/** Half of a pair that stands alone becomes the replacement character; older browsers lack `toWellFormed`. */
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * A field of one line: control characters become one space, lone surrogates the replacement character; what has neither
 * width nor meaning is removed.
 */
export const cleanLine = (value: string): string =>
  removeStrayInvisible(wellFormed(value)).replace(lineControls, ' ').trim();

/** Text of several lines: line breaks become line feeds, other control characters one space; the rest as in a line. */
export const cleanText = (value: string): string =>
  removeStrayInvisible(wellFormed(value))
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(textControls, ' ')
    .trim();
