import * as z from 'zod';
import { icon, richText } from '../fields.ts';
import { actions, common, heading, type } from '../section-fields.ts';

export const callout = z
  .strictObject({
    type: type('callout'),
    ...common,
    heading: heading('We answer within 30 minutes'),
    text: richText('The note.', 'Ask before 6 PM on a weekday and we answer the same day.'),
    icon: icon.optional(),
    actions: actions.optional(),
  })
  .meta({
    id: 'callout',
    title: 'Callout',
    description: 'A note that must not be missed, set apart from the text around it.',
    examples: [
      {
        type: 'callout',
        heading: 'We answer within 30 minutes',
        text: 'Ask before 6 PM on a weekday and we answer the same day.',
        icon: 'clock',
      },
    ],
  });
