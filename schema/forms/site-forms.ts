import * as z from 'zod';
import { hostAndPortPattern, pattern } from '../fields.ts';
import { messageIf, ruleMessages } from './define-field.ts';
import type { FieldKind } from './field.ts';
import { notice } from './form-texts.ts';

/** The kinds of fields whose values have a format. */
type FormattedKind = Extract<FieldKind, 'email' | 'postal-code' | 'number' | 'date'>;

/** Messages next to invalid form fields: `forms.errors` in `_site.yaml`. A field can have messages of its own. */
const errorMessages = z
  .strictObject({
    ...ruleMessages(),
    email: messageIf('an e-mail address is invalid', 'Please check the email address.'),
    'postal-code': messageIf('a zip code is invalid', 'Please enter a zip code of {rules.zipDigits} digits.'),
    number: messageIf('a number is invalid', 'Please enter a number.'),
    date: messageIf('a date is invalid', 'Please enter a date.'),
    type: messageIf('the form is unknown', 'Please reload the page and try again.'),
  } satisfies Record<FormattedKind | 'type', z.ZodType>)
  .meta({ title: 'Error messages', description: 'Messages shown to visitors next to invalid fields.' });
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
