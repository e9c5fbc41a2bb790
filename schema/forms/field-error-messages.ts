import * as z from 'zod';
import { text } from '../fields.ts';
import type { FieldName, KindOf } from './lead-fields.ts';
import type { Rule } from './request.ts';

const required = text('Shown when the field is empty.', 'Please tell us your name.');
const tooLong = text(
  'Shown when the text exceeds the limit.',
  'Please use {rules.fieldMaximum} characters or fewer.',
);
const format = text(
  'Shown when the format of the value is invalid.',
  'Please enter a zip code of {rules.zipDigits} digits.',
);

/** A message for each rule that a field can violate. A field without rules needs no message. */
type MessageSchemas = {
  [N in FieldName as [Rule[KindOf<N>]] extends [never] ? never : N]: z.ZodType<
    Record<Rule[KindOf<N>], string>
  >;
} & { type: z.ZodType<{ unknown: string }> };

/** Messages next to invalid form fields: `faults` in `_site.yaml`. */
export const fieldErrorMessages = z
  .strictObject({
    rooms: z
      .strictObject({
        required,
        unknown: text('Shown when a room is not one of the choices.', 'Please choose from the list.'),
      })
      .meta({ description: 'Messages for the rooms.' }),
    message: z
      .strictObject({
        required,
        tooShort: text(
          'Shown when the message is too short.',
          'Please write at least {rules.messageMinimum} characters.',
        ),
        tooLong,
      })
      .meta({ description: 'Messages for the message field.' }),
    name: z.strictObject({ required, tooLong }).meta({ description: 'Messages for the name.' }),
    phone: z.strictObject({ required, tooLong }).meta({ description: 'Messages for the phone number.' }),
    email: z
      .strictObject({ required, tooLong, format })
      .meta({ description: 'Messages for the e-mail address.' }),
    zipCode: z
      .strictObject({ required, tooLong, format })
      .meta({ description: 'Messages for the zip code.' }),
    type: z
      .strictObject({
        unknown: text(
          'Shown when the type of the request is unknown.',
          'Please reload the page and try again.',
        ),
      })
      .meta({ description: 'Messages for the request as a whole.' }),
  } satisfies MessageSchemas)
  .meta({ id: 'faults', description: 'Messages shown to visitors next to invalid form fields.' });
export type FieldErrorMessages = z.infer<typeof fieldErrorMessages>;
