import { cleanLine, cleanText } from './cleaning/clean.ts';

/**
 * Limits of all forms, used by the browser, the Lambda and visitors' texts (`{rules.fieldMaximum}`).
 * Source: docs/specification.md 4.3, 4.5 and 6.5.
 */
export const rules = {
  /** Maximum length of a message in characters. */
  messageMaximum: 10_000,
  /** Maximum length of every other field in characters. */
  fieldMaximum: 200,
  /** Maximum size of a request body in bytes. */
  bodyMaximum: 65_536,
} as const;

/** Returns the length that the rules apply to: the number of code points of the cleaned text; a line break counts as one. */
export const countCharacters = (text: string): number => [...cleanText(text)].length;

/** The name of a rule that a value can violate. Messages are `errors` of the field or `forms.errors` in `_site.yaml`. */
export type Rule =
  | 'required'
  | 'unknown'
  | 'format'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooEarly'
  | 'tooLate';

/** The value of a field in a request: a text, or an array of the chosen values. Empty if nothing was entered. */
export type FieldValue = string | string[];

/** The result of checking a value: the cleaned value, or the rule that it violates. */
export type CheckedValue = { value: FieldValue } | { rule: Rule };

/** The smallest and the largest valid number, or number of characters. */
export type Limits = { minimum?: number | undefined; maximum?: number | undefined };

/**
 * Checks a value that visitors type. Values that are not texts count as empty.
 * @param value the value as it was entered or sent
 * @param clean returns the cleaned value
 * @param findViolation returns the rule that a cleaned value violates; it is not called for an empty value
 * @param maximum the maximum length
 */
export const checkTyped = (
  value: unknown,
  clean: (value: string) => string = cleanLine,
  findViolation: (typed: string) => Rule | undefined = () => undefined,
  maximum: number = rules.fieldMaximum,
): CheckedValue => {
  const typed = typeof value === 'string' ? clean(value) : '';
  if (typed.length > maximum) return { rule: 'tooLong' };
  const rule = typed === '' ? undefined : findViolation(typed);
  return rule === undefined ? { value: typed } : { rule };
};

/** Checks a text whose length is limited. @param clean returns the cleaned text */
export const checkLength = (
  value: unknown,
  clean: (value: string) => string,
  { minimum = 0, maximum }: Limits,
) => checkTyped(value, clean, (text) => (countCharacters(text) < minimum ? 'tooShort' : undefined), maximum);
