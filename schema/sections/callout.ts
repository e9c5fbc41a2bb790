import { icon, richText } from '../fields.ts';
import { defineSection, actions, heading } from '../define-section.ts';

export const callout = defineSection({
  type: 'callout',
  title: 'Note',
  description: 'A note that must not be missed, set apart from the text around it.',
  fields: {
    heading: heading('We answer within 30 minutes'),
    text: richText('The note.', 'Ask before 6 PM on a weekday and we answer the same day.'),
    icon: icon.optional(),
    actions: actions.optional(),
  },
  example: {
    icon: 'clock',
  },
});
