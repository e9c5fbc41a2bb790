import * as z from 'zod';
import { notices, personLabels, privacyNote } from '../forms/copy.ts';
import type { FieldName } from '../forms/lead-fields.ts';
import { text } from '../fields.ts';
import { defineSection, firstExamples, heading, intro } from '../define-section.ts';

const fields = {
  heading: heading('Send us a message'),
  intro,
  labels: z
    .strictObject({
      ...personLabels,
      message: text('Label of the message.', 'Message'),
    } satisfies Record<FieldName<'contact'>, z.ZodType>)
    .meta({ description: 'Labels of the fields.' }),
  submit: text('Label of the button that sends the form.', 'Send message'),
  sending: text('Label of the same button while the form is being sent.', 'Sending...'),
  privacy: privacyNote,
  notices,
};

export const contactForm = defineSection({
  type: 'contact-form',
  title: 'Contact form',
  description: 'A form for a message to the business.',
  live: true,
  invites: true,
  fields,
  example: firstExamples(fields),
});
