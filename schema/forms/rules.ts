import { cleanText } from './cleaning/clean.ts';

/**
 * Limits of all forms, used by the browser, the Lambda and visitors' texts (`{rules.fieldMaximum}`).
 * Source: docs/specification.md 4.3, 4.5 and 6.5.
 */
export const rules = {
  /** Maximum length of a message in characters. */
  messageMaximum: 10_000,
  /** Maximum length of every other field in characters. */
  fieldMaximum: 200,
  /** Number of digits of a zip code. */
  zipDigits: 5,
  /** Maximum size of a request body in bytes. */
  bodyMaximum: 65_536,
} as const;

/** Returns the length that the rules apply to: the number of code points of the cleaned text; a line break counts as one. */
export const countCharacters = (text: string): number => [...cleanText(text)].length;
