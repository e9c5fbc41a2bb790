import { defineSection, heading, intro } from '../define-section.ts';

/** Explains the invalid field of a form that was refused without JavaScript; nothing if no field is invalid. */
export const fieldHelp = defineSection({
  type: 'field-help',
  title: 'Help for a form field',
  description:
    'For the page /not-sent: names the field that was not accepted, and how to fill it in. Otherwise invisible.',
  allForms: true,
  fields: { heading: heading('Please check this field'), intro },
});
