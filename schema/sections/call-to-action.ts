import * as z from 'zod';
import { image, text } from '../fields.ts';
import { actions, common, heading, type } from '../section-fields.ts';

export const callToAction = z
  .strictObject({
    type: type('call-to-action'),
    ...common,
    heading: heading('Ready for a floor that shines?'),
    text: text('One sentence.', 'Tell us about the room; we answer within 30 minutes in business hours.'),
    actions,
    image: image.meta({ description: 'A picture at the edge of the band.' }).optional(),
  })
  .meta({
    id: 'call-to-action',
    title: 'Call to action',
    description: 'A band that asks the reader to act, with the estimate button and the telephone.',
    invites: true,
    examples: [
      {
        type: 'call-to-action',
        heading: 'Ready for a floor that shines?',
        text: 'Tell us about the room; we answer within 30 minutes in business hours.',
        actions: [
          { label: 'Free Estimate', href: '/free-estimate' },
          { label: '{phone}', href: 'tel:{phone}' },
        ],
      },
    ],
  });
