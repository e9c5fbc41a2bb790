import * as z from 'zod';
import { list, richText, text } from '../fields.ts';
import { common, heading, intro, type } from '../section-fields.ts';

export const story = z
  .strictObject({
    type: type('story'),
    ...common,
    heading: heading('Our story'),
    intro,
    chapters: list(
      z.strictObject({
        when: text('The year or the time.', '{since}', 'Today'),
        title: text('What happened.', 'A van and a diamond grinder'),
        text: richText('The chapter.', 'Two brothers began with marble floors in Newport Beach.'),
      }),
      'The chapters in order of time.',
      2,
    ),
  })
  .meta({
    id: 'story',
    title: 'Story',
    description: 'A history told in dated chapters.',
    examples: [
      {
        type: 'story',
        heading: 'Our story',
        chapters: [
          { when: '{since}', title: 'A van and a grinder', text: 'Two brothers began with marble floors.' },
          { when: 'Today', title: 'Twenty people', text: 'The same phone number, and the same warranty.' },
        ],
      },
    ],
  });
