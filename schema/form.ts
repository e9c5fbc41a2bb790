import * as z from 'zod';
import { list, text } from './fields.ts';
import { condition } from './forms/define-field.ts';
import { field } from './forms/field.ts';
import { formTexts } from './forms/form-texts.ts';

const step = z
  .strictObject({
    name: text('The name of the step, in one or two words.', 'Rooms').optional(),
    heading: text('The heading of the step.', 'What rooms are included in your project?').optional(),
    when: condition(),
    fields: list(field, 'The fields of the step.').max(20),
  })
  .meta({
    id: 'step',
    description: 'One step of a form. A form with several steps shows one at a time.',
    examples: [
      {
        name: 'Contact',
        heading: 'How can we reach you?',
        fields: [{ kind: 'name', name: 'name', label: 'Full name' }],
      },
    ],
  });

/** A form document, `pages/_forms/NAME.yaml`. */
export const form = z
  .strictObject({
    name: text('The name of the form for you: in the subject of the mail and in lists.', 'Estimate'),
    steps: list(step, 'The steps of the form.').max(6),
    texts: formTexts,
  })
  .meta({ id: 'form', title: 'Form', description: 'A form that visitors send to the business.' });

/** The content of a form document. */
export type FormDocument = z.infer<typeof form>;

/** A form with its name and revision. */
export type Form = FormDocument & {
  /** The name of its file, which is the `type` of its requests. */
  type: string;
  /** Identifies the content of the document that requests depend on (`forms/revision.ts`). */
  revision: string;
};
