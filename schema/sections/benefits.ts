import * as z from 'zod';
import { icon, image, list, titledFields } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const benefits = defineSection({
  type: 'benefits',
  title: 'Benefits',
  description: 'Short reasons, each with a line icon: in two or three columns, or next to an image.',
  fields: {
    heading: heading('Why clients choose us'),
    intro,
    image: image.meta({ description: 'An image next to the benefits.' }).optional(),
    items: list(
      z.strictObject({
        ...titledFields('benefit', 'One crew, one number', 'The people who quote the work do the work.'),
        icon: icon.optional(),
      }),
      'The benefits.',
    ),
  },
  example: {
    items: [
      { title: 'One crew', description: 'The people who quote the work do the work.', icon: 'users' },
      { title: 'A fixed price', description: 'The written quote is what you pay.', icon: 'wallet' },
      {
        title: 'A warranty',
        description: 'Our workmanship is covered for {warranty}.',
        icon: 'shield-check',
      },
    ],
  },
});
