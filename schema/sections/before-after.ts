import * as z from 'zod';
import { image, text } from '../fields.ts';
import { spokenText } from '../spoken-text.ts';
import { defineSection, actions, heading, intro } from '../define-section.ts';

/** The labels on two images that are compared. */
export const compareLabels = z
  .strictObject({
    before: text('Label on the first image.', 'Before'),
    after: text('Label on the second image.', 'After'),
    handle: spokenText('Name of the handle between the images', 'Show more of the picture from before'),
  })
  .meta({
    description: 'The labels on the images.',
    examples: [{ before: 'Before', after: 'After', handle: 'Show more of the picture from before' }],
  });

export const beforeAfter = defineSection({
  type: 'before-after',
  title: 'Before and after',
  description:
    'Two images of the same place on top of each other, with a handle that reveals one or the other.',
  live: true,
  fields: {
    heading: heading('The same floor, three days apart'),
    intro,
    before: image.meta({ description: 'The image taken before the work.' }),
    after: image.meta({
      description:
        'The image taken after the work: the same place in the same light, with the same width and height.',
    }),
    labels: compareLabels,
    actions: actions.optional(),
  },
  example: {
    before: { src: 'hardwood-closeup.jpg', alt: 'Worn oak boards with gray lines between them' },
    after: { src: 'living-hardwood.jpg', alt: 'The same boards, sanded and finished' },
  },
});
