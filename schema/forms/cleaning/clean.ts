import { removeInvisible, removeStrayInvisible } from './invisible.ts';

/** Control characters (C0 and C1), the Unicode line separators, and U+FFFE and U+FFFF, which SQS rejects. */
// oxlint-disable-next-line no-control-regex
const lineControls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]+/g;
/**
 * The characters of `lineControls` that multi-line text must not contain either: all but tab, line feed and line
 * separators.
 */
// oxlint-disable-next-line no-control-regex
const textControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]+/g;

/** Replaces lone surrogates with U+FFFD. Older browsers lack `toWellFormed`. */
const toWellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * Returns a single-line value in which each run of control characters is one space, lone surrogates are U+FFFD and
 * meaningless invisible characters are removed.
 */
export const cleanLine = (value: string): string =>
  removeStrayInvisible(toWellFormed(value)).replace(lineControls, ' ').trim();

/** Returns a single-line value without any invisible character, such as an e-mail address or a number. */
export const cleanCode = (value: string): string => removeInvisible(cleanLine(value));

/** Returns a multi-line text in which line breaks are line feeds; everything else is cleaned as in `cleanLine`. */
export const cleanText = (value: string): string =>
  removeStrayInvisible(toWellFormed(value))
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(textControls, ' ')
    .trim();

/** Arabic and Persian digits. The lowest four bits of each code point are the value of the digit. */
const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Converts full-width, Arabic and Persian digits to ASCII digits, and other full-width characters to their standard
 * form. ASCII text is unchanged.
 */
export const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(easternDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
