import * as z from 'zod';
import { image, text } from '../fields.ts';
import { defineSection, actions, heading, intro } from '../define-section.ts';

export const beforeAfter = defineSection({
  type: 'before-after',
  title: 'Before and after',
  description:
    'Two pictures of the same place, one over the other, and a handle that shows more of one of them.',
  live: true,
  fields: {
    heading: heading('The same floor, three days apart'),
    intro,
    before: image.meta({ description: 'The picture from before the work.' }),
    after: image.meta({
      description:
        'The picture from after it: the same place in the same light, with the same width and height.',
    }),
    labels: z
      .strictObject({
        before: text('What stands on the first picture.', 'Before'),
        after: text('What stands on the second picture.', 'After'),
        handle: text(
          'What the handle between the pictures does, for those who do not see it.',
          'Show more of the picture from before',
        ),
      })
      .meta({
        description: 'The words on the pictures.',
        examples: [{ before: 'Before', after: 'After', handle: 'Show more of the picture from before' }],
      }),
    actions: actions.optional(),
  },
  example: {
    heading: 'The same floor, three days apart',
    before: { src: 'hardwood-closeup.jpg', alt: 'Worn oak boards with gray lines between them' },
    after: { src: 'living-hardwood.jpg', alt: 'The same boards, sanded and finished' },
    labels: { before: 'Before', after: 'After', handle: 'Show more of the picture from before' },
  },
});
