import * as z from 'zod';
import { text } from '../fields.ts';
import type { FieldName, KindOf } from './lead-fields.ts';
import type { Rule } from './request.ts';

const required = text('When the field is empty.', 'Please tell us your name.');
const tooLong = text(
  'When the text is longer than the limit.',
  'Please use {rules.fieldMaximum} characters or fewer.',
);
const format = text(
  'When the form of the value is wrong.',
  'Please enter a zip code of {rules.zipDigits} digits.',
);

/** Words for each rule that a field can break. A field that can break none needs no words. */
type Words = {
  [N in FieldName as [Rule[KindOf<N>]] extends [never] ? never : N]: z.ZodType<
    Record<Rule[KindOf<N>], string>
  >;
} & { type: z.ZodType<{ unknown: string }> };

/** What a visitor is told beside a field that is not right: `faults` in `_site.yaml`. */
export const fieldErrorMessages = z
  .strictObject({
    rooms: z
      .strictObject({
        required,
        unknown: text('When a room is none of the choices.', 'Please choose from the list.'),
      })
      .meta({ description: 'Faults of the rooms.' }),
    message: z
      .strictObject({
        required,
        tooShort: text(
          'When the message is too short.',
          'Please write at least {rules.messageMinimum} characters.',
        ),
        tooLong,
      })
      .meta({ description: 'Faults of the message.' }),
    name: z.strictObject({ required, tooLong }).meta({ description: 'Faults of the name.' }),
    phone: z.strictObject({ required, tooLong }).meta({ description: 'Faults of the telephone.' }),
    email: z
      .strictObject({ required, tooLong, format })
      .meta({ description: 'Faults of the e-mail address.' }),
    zipCode: z.strictObject({ required, tooLong, format }).meta({ description: 'Faults of the zip code.' }),
    type: z
      .strictObject({
        unknown: text('When the kind of request is unknown.', 'Please reload the page and try again.'),
      })
      .meta({ description: 'Faults of the request itself.' }),
  } satisfies Words)
  .meta({ id: 'faults', description: 'What a visitor is told beside a field that is not right.' });
export type FieldErrorMessages = z.infer<typeof fieldErrorMessages>;
