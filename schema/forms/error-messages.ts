import * as z from 'zod';
import { text } from '../fields.ts';
import type { Rule } from './checked-value.ts';
import type { FieldKind } from './field.ts';

/** The kinds of fields whose values have a format. */
type FormattedKind = Extract<FieldKind, 'email' | 'postal-code' | 'number' | 'date'>;

/** Messages next to invalid form fields: `forms.errors` in `_site.yaml`. A field can have messages of its own. */
export const errorMessages = z
  .strictObject({
    required: text('Shown when the field is empty.', 'Please fill this in.'),
    unknown: text('Shown when a value is not one of the choices.', 'Please choose from the list.'),
    tooShort: text('Shown when a text is too short.', 'Please write at least {minimum} characters.'),
    tooLong: text('Shown when a text is too long.', 'Please use {maximum} characters or fewer.'),
    tooSmall: text('Shown when a number is too small.', 'Please enter {minimum} or more.'),
    tooLarge: text('Shown when a number is too large.', 'Please enter {maximum} or less.'),
    tooEarly: text('Shown when a date is too early.', 'Please choose a later date.'),
    tooLate: text('Shown when a date is too late.', 'Please choose an earlier date.'),
    email: text('Shown when an e-mail address is invalid.', 'Please check the email address.'),
    'postal-code': text(
      'Shown when a zip code is invalid.',
      'Please enter a zip code of {rules.zipDigits} digits.',
    ),
    number: text('Shown when a number is invalid.', 'Please enter a number.'),
    date: text('Shown when a date is invalid.', 'Please enter a date.'),
    type: text('Shown when the form is unknown.', 'Please reload the page and try again.'),
  } satisfies Record<Exclude<Rule, 'format'> | FormattedKind | 'type', z.ZodType>)
  .meta({ description: 'Messages shown to visitors next to invalid fields.' });
export type ErrorMessages = z.infer<typeof errorMessages>;
