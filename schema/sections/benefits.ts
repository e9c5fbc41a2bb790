import * as z from 'zod';
import { icon, list, titledFields } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const benefits = defineSection({
  type: 'benefits',
  title: 'Benefits',
  description: 'Short reasons in two or three columns, each with a line icon.',
  fields: {
    heading: heading('Why clients choose us'),
    intro,
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
