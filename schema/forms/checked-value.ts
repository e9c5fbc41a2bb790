import { cleanLine } from './clean.ts';
import { rules } from './rules.ts';

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

/** The value of a field in a request: a text, or the chosen values. Empty if nothing was entered. */
export type FieldValue = string | string[];

/** The result of checking a value: the cleaned value, or the rule that it violates. */
export type CheckedValue = { value: FieldValue } | { rule: Rule };

/**
 * Checks a value of a single line. Values that are not texts count as empty.
 * @param value the value as it was entered or sent
 * @param clean returns the cleaned value
 * @param findViolation returns the rule that a cleaned value violates; it is not called for an empty value
 */
export const checkLine = (
  value: unknown,
  clean: (value: string) => string = cleanLine,
  findViolation: (line: string) => Rule | undefined = () => undefined,
): CheckedValue => {
  const line = typeof value === 'string' ? clean(value) : '';
  if (line.length > rules.fieldMaximum) return { rule: 'tooLong' };
  const rule = line === '' ? undefined : findViolation(line);
  return rule === undefined ? { value: line } : { rule };
};
