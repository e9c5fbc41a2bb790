import * as z from 'zod';
import { image, list, richText, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const story = defineSection({
  type: 'story',
  title: 'Story',
  description: 'A history in dated chapters.',
  fields: {
    heading: heading('Our story'),
    intro,
    image: image.meta({ description: 'An image below the heading.' }).optional(),
    chapters: list(
      z.strictObject({
        when: text('The year or the time.', '{since}', 'Today').meta({ title: 'Time' }),
        title: text('What happened.', 'A van and a diamond grinder'),
        text: richText('The chapter.', 'Two brothers began with marble floors in Newport Beach.'),
      }),
      'The chapters in order of time.',
      2,
    ),
  },
  example: {
    chapters: [
      { when: '{since}', title: 'A van and a grinder', text: 'Two brothers began with marble floors.' },
      { when: 'Today', title: 'Twenty people', text: 'The same phone number, and the same warranty.' },
    ],
  },
});
