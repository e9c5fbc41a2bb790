import * as z from 'zod';
import { text, hostAndPortPattern, pattern } from '../fields.ts';
import type { Rule } from './checked-value.ts';
import type { FieldKind } from './field.ts';
import { notice } from './form-texts.ts';

/** The kinds of fields whose values have a format. */
type FormattedKind = Extract<FieldKind, 'email' | 'postal-code' | 'number' | 'date'>;

/** Messages next to invalid form fields: `forms.errors` in `_site.yaml`. A field can have messages of its own. */
const errorMessages = z
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

/** What all forms of a site share: `forms` in `_site.yaml`. */
export const siteForms = z
  .strictObject({
    endpoint: pattern(
      new RegExp(`^https://${hostAndPortPattern}(/[A-Za-z0-9_-]+)+$`),
      'The URL that forms post to, with its path and without a slash at the end, if this site is not hosted by its own stage. Default: /api/send-email of the site.',
      'https://forms.tidewater.example/api/send-email',
    ).optional(),
    errors: errorMessages,
    unavailable: notice(
      'Shown when the host of the site cannot receive forms.',
      'This form cannot be sent',
      'This website cannot receive messages at the moment. Please call us at {phone}.',
    ),
  })
  .meta({ id: 'forms', description: 'What all forms share; the forms themselves are in _forms.' });
