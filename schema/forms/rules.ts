import { cleanText } from './clean.ts';

/**
 * The rules of both forms. The browser, the Lambda and the copy (`{rules.messageMinimum}`) read them here.
 * Source: docs/specification.md 4.3, 4.5; caps: 6.5.
 */
export const rules = {
  /** Fewest characters of an estimate's message, spaces at its ends not counted. */
  messageMinimum: 100,
  /** Most characters of a message. */
  messageMaximum: 10_000,
  /** Most characters of every other field. */
  fieldMaximum: 200,
  /** Digits of a zip code. */
  zipDigits: 5,
  /** Most bytes of a request body. */
  bodyMaximum: 65_536,
} as const;

/** The rooms of an estimate, in the order in which they are offered (docs/specification.md 4.2). */
export const roomChoices = ['kitchen', 'bathroom', 'hard-surfaces', 'other'] as const;
export type Room = (typeof roomChoices)[number];

/** Number of characters as the rules count them: code points of the cleaned text, one for each line break. */
export const countCharacters = (text: string): number => [...cleanText(text)].length;
