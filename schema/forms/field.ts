import * as z from 'zod';
import { choiceField } from './kinds/choice.ts';
import { choicesField } from './kinds/choices.ts';
import { consentField } from './kinds/consent.ts';
import { dateField } from './kinds/date.ts';
import { emailField } from './kinds/email.ts';
import { nameField } from './kinds/name.ts';
import { numberField } from './kinds/number.ts';
import { paragraphField } from './kinds/paragraph.ts';
import { phoneField } from './kinds/phone.ts';
import { photosField } from './kinds/photos.ts';
import { postalCodeField } from './kinds/postal-code.ts';
import { textField } from './kinds/text.ts';

/**
 * All kinds of form fields, in the order in which editors see them. A new kind is a file in `kinds/`, a line here, its
 * rule in `field-rules.ts` and its input in `renderer/forms/inputs.tsx`; the compiler names what is missing.
 */
export const field = z
  .discriminatedUnion('kind', [
    nameField(),
    emailField(),
    phoneField(),
    postalCodeField(),
    textField(),
    paragraphField(),
    numberField(),
    dateField(),
    choiceField(),
    choicesField(),
    consentField(),
    photosField(),
  ])
  .meta({ id: 'field', description: 'One field of a form. Its kind determines its other fields.' });

/** A field of a form document. */
export type Field = z.infer<typeof field>;

/** The name of a kind of fields, such as `postal-code`. */
export type FieldKind = Field['kind'];

/** A field of one kind. */
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }> & { kind: K };
