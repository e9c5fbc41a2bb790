import * as z from 'zod';
import { defineSection, heading, intro } from '../define-section.ts';

/** A form of `pages/_forms/`. */
export const formSection = defineSection({
  type: 'form',
  title: 'Form',
  description: 'A form that visitors send to you, such as a request for an estimate.',
  live: true,
  invites: true,
  fields: {
    form: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/)
      .meta({
        id: 'form-name',
        description: 'The name of a file in pages/_forms, without .yaml.',
        examples: ['contact'],
      }),
    heading: heading('Send us a message'),
    intro,
  },
  example: { form: 'contact', heading: 'Send us a message' },
});
