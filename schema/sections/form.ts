import { defineSection, heading, intro } from '../define-section.ts';
import { pattern } from '../fields.ts';

/** The name of a form document in `pages/_forms/`. */
export const formName = pattern(
  /^[a-z][a-z0-9-]{0,39}$/,
  'The name of a file in pages/_forms, without .yaml.',
  'contact',
).meta({ id: 'form-name' });

/** A form of `pages/_forms/`. */
export const formSection = defineSection({
  type: 'form',
  title: 'Form',
  description: 'A form that visitors send to you, such as a request for an estimate.',
  live: true,
  invites: true,
  fields: {
    form: formName,
    heading: heading('Send us a message'),
    intro,
  },
});
