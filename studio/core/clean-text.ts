/** Characters that end a line in other programs: Word writes U+000B for a line break within a paragraph. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Control characters, lone surrogates and invisible characters: soft hyphens, zero-width spaces, bidirectional controls
 * and object replacement characters. Joiners are kept, because some scripts and emoji need them.
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffc\ufffe\uffff]|\p{Surrogate}/gu;

/** Removes invisible characters. */
export const visibleText = (text: string): string => text.replaceAll(invisible, '');

/** Converts all line breaks to `\n` and removes invisible characters. */
export const normalizeText = (text: string): string => visibleText(text.replaceAll(lineEnds, '\n'));

/** Normalizes a text and joins its lines with spaces. */
export const normalizeLine = (text: string): string => normalizeText(text).replaceAll(/\s*\n\s*/g, ' ');
