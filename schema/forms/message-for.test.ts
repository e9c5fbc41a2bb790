import { expect, test } from 'vitest';
import { localeOf } from '../locale.ts';
import type { ErrorMessages } from './site-forms.ts';
import type { Field } from './field.ts';
import { fillIn, limitsOf, messageFor, missingFor } from './message-for.ts';

const messages: ErrorMessages = {
  required: 'Required.',
  unknown: 'Unknown.',
  tooShort: 'At least {minimum}.',
  tooLong: 'At most {maximum}.',
  tooSmall: '{minimum} or more.',
  tooLarge: '{maximum} or less.',
  tooEarly: 'Too early.',
  tooLate: 'Too late.',
  email: 'No address.',
  'postal-code': 'No zip code.',
  number: 'No number.',
  date: 'No date.',
  type: 'Unknown form.',
};
const common = { name: 'field', label: 'Field' };
const paragraph: Field = { ...common, kind: 'paragraph', minimum: 100, maximum: 2000 };
const number: Field = { ...common, kind: 'number', minimum: 1.5, maximum: 12_000, decimals: true };

test.each<[Field, Parameters<typeof messageFor>[2], string]>([
  [{ ...common, kind: 'name' }, 'required', 'Required.'],
  [{ ...common, kind: 'name' }, 'tooLong', 'At most 200.'],
  [paragraph, 'tooShort', 'At least 100.'],
  [paragraph, 'tooLong', 'At most 2,000.'],
  [{ ...common, kind: 'paragraph' }, 'tooLong', 'At most 10,000.'],
  [number, 'tooSmall', '1.5 or more.'],
  [number, 'tooLarge', '12,000 or less.'],
  [number, 'tooLong', 'At most 200.'],
  [{ ...common, kind: 'number' }, 'format', 'No number.'],
  [{ ...common, kind: 'email' }, 'format', 'No address.'],
  [{ ...common, kind: 'postal-code' }, 'format', 'No zip code.'],
  [{ ...common, kind: 'date' }, 'format', 'No date.'],
  [{ ...common, kind: 'date' }, 'tooLate', 'Too late.'],
  [{ ...common, kind: 'email', errors: { format: 'Own.' } }, 'format', 'Own.'],
  [{ ...common, kind: 'email', errors: { required: 'Own.' } }, 'format', 'No address.'],
  [
    { ...paragraph, errors: { tooShort: '{minimum} to {maximum}, {other}.' } },
    'tooShort',
    '100 to 2,000, {other}.',
  ],
])('the message of %o for %s is %s', (field, rule, message) => {
  expect(messageFor(messages, field, rule, localeOf({}))).toBe(message);
});

test('placeholders without a value are not changed, and values are not replaced again', () => {
  expect(fillIn('{count} of {maximum}, {toString} {a b}', { count: '{maximum}', maximum: 3 })).toBe(
    '{maximum} of 3, {toString} {a b}',
  );
  expect(fillIn('{suggestion}', { suggestion: '$&' })).toBe('$&');
});

test('a field without a minimum has none', () => {
  expect(limitsOf({ ...common, kind: 'text' }, localeOf({}))).toEqual({ minimum: '', maximum: '200' });
});

test.each<[Field, Parameters<typeof messageFor>[2], string, string]>([
  [{ ...paragraph, missing: '{count} more' }, 'tooShort', 'x'.repeat(49), '51 more'],
  [{ ...paragraph, missing: '{count} more' }, 'required', ' ', '100 more'],
  // The text is in the plural.
  [{ ...paragraph, missing: '{count} more' }, 'tooShort', 'x'.repeat(99), 'At least 100.'],
  [{ ...common, kind: 'paragraph', missing: '{count} more' }, 'required', '', 'Required.'],
  [paragraph, 'tooShort', 'x', 'At least 100.'],
  [{ ...common, kind: 'email' }, 'format', 'x', 'No address.'],
])('says what is missing before the next step (%#)', (field, rule, value, expected) => {
  expect(missingFor(messages, field, rule, value, localeOf({}))).toBe(expected);
});
