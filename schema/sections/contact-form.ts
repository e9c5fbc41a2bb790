import * as z from 'zod';
import { notices, personLabels, privacyNote } from '../forms/copy.ts';
import type { FieldName } from '../forms/lead-fields.ts';
import { text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const contactForm = defineSection({
  type: 'contact-form',
  title: 'Contact form',
  description: 'A message to the business.',
  live: true,
  invites: true,
  fields: {
    heading: heading('Send us a message'),
    intro,
    labels: z
      .strictObject({
        ...personLabels,
        message: text('Label of the message.', 'Message'),
      } satisfies Record<FieldName<'contact'>, z.ZodType>)
      .meta({ description: 'Labels of the fields.' }),
    submit: text('Button that sends.', 'Send message'),
    sending: text('The same button while it sends.', 'Sending...'),
    privacy: privacyNote,
    notices,
  },
  example: {
    heading: 'Send us a message',
    labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
    submit: 'Send message',
    sending: 'Sending...',
    privacy: 'We use this to answer you. See our [privacy notice](/privacy).',
    notices: {
      sent: { title: 'Message Sent!', text: "Thank you for contacting us! We'll get back to you soon." },
      failed: { title: 'Error', text: 'There was an error sending your message.' },
      note: 'Nothing was lost: your message is still here.',
      dismiss: 'Close',
      trap: 'Leave this field empty',
    },
  },
});
