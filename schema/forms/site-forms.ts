import * as z from 'zod';
import { hostAndPortPattern, pattern } from '../fields.ts';
import type { Rule } from './checked-value.ts';
import { errorMessages } from './define-field.ts';
import type { FieldKind } from './field.ts';
import { notice } from './form-texts.ts';

/** The kinds of fields whose values have a format. */
type FormattedKind = Extract<FieldKind, 'email' | 'postal-code' | 'number' | 'date'>;

/** Messages next to invalid form fields: `forms.errors` in `_site.yaml`. A field can have messages of its own. */
const { format: _, ...messages } = errorMessages();
const siteMessages = z
  .strictObject(messages satisfies Record<Exclude<Rule, 'format'> | FormattedKind | 'type', z.ZodType>)
  .meta({ title: 'Error messages', description: 'Messages shown to visitors next to invalid fields.' });
export type ErrorMessages = z.infer<typeof siteMessages>;

/** What all forms of a site share: `forms` in `_site.yaml`. */
export const siteForms = z
  .strictObject({
    endpoint: pattern(
      new RegExp(`^https://${hostAndPortPattern}(/[A-Za-z0-9_-]+)+$`),
      'The https:// address that receives forms, without a slash at the end, if another server than that of the site does.',
      'https://forms.tidewater.example/api/send-email',
    ).optional(),
    errors: siteMessages,
    unavailable: notice(
      'Shown when the site cannot receive forms.',
      'This form cannot be sent',
      'This website cannot receive messages at the moment. Please call us at {phone}.',
    ),
  })
  .meta({ id: 'forms', description: 'What all forms share.' });
