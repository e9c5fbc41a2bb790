import { countCharacters, rules, type Limits, type Rule } from './checked-value.ts';
import { formatNumber, type Locale } from '../locale.ts';
import type { ErrorMessages } from './site-forms.ts';
import type { Field } from './field.ts';

/** Replaces the placeholders that forms use in their texts, such as `{minimum}`. Unknown ones are not changed. */
export const fillIn = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/** Returns the limits of a field for `fillIn`. */
export const limitsOf = (field: Field, locale: Locale) => {
  const { minimum = '', maximum = field.kind === 'paragraph' ? rules.messageMaximum : rules.fieldMaximum } =
    field as Limits;
  return {
    minimum: minimum === '' ? '' : formatNumber(minimum, locale),
    maximum: formatNumber(maximum, locale),
  };
};

/**
 * Returns the message for a rule that a field violates: its own, or that of the site.
 * @param messages `forms.errors` of the site
 */
export const messageFor = (messages: ErrorMessages, field: Field, rule: Rule, locale: Locale): string => {
  const own = 'errors' in field ? field.errors?.[rule] : undefined;
  const shared: Partial<Record<string, string>> = messages;
  const template = own ?? shared[rule === 'format' ? field.kind : rule] ?? messages.required;
  // For a number, `maximum` is the largest value, not a length.
  const isLengthOfNumber = field.kind === 'number' && rule === 'tooLong';
  return fillIn(
    template,
    limitsOf(isLengthOfNumber ? { ...field, maximum: rules.fieldMaximum } : field, locale),
  );
};

/**
 * Returns what is missing in an invalid field before it is complete: its text `missing`, or the message for the rule.
 * @param messages `forms.errors` of the site
 * @param value the value as it was entered
 */
export const missingFor = (
  messages: ErrorMessages,
  field: Field,
  rule: Rule,
  value: string,
  locale: Locale,
): string => {
  const { minimum = 0, missing = '' } = field as Limits & { missing?: string };
  const count = minimum - countCharacters(value);
  // The text `missing` is in the plural, so it is only used if several characters are missing.
  return missing && count > 1 ? fillIn(missing, { count }) : messageFor(messages, field, rule, locale);
};
