/** Characters that end a line in other programs: Word writes U+000B for a line break within a paragraph. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Control characters, halves of characters, and characters that nobody sees: soft hyphens, blanks without width, changes
 * of direction, and what stands for an embedded object. Joiners stay, because scripts and emoji need them.
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- these characters are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffc\ufffe\uffff]|\p{Surrogate}/gu;

/** A text without the characters that nobody sees. */
export const visibleText = (text: string): string => text.replaceAll(invisible, '');

/** A text with one kind of line break, without the characters that nobody sees. */
export const normalizeText = (text: string): string => visibleText(text.replaceAll(lineEnds, '\n'));

/** The same as one line. */
export const normalizeLine = (text: string): string => normalizeText(text).replaceAll(/\s*\n\s*/g, ' ');
