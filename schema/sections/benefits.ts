import * as z from 'zod';
import { icon, list, titled } from '../fields.ts';
import { common, heading, intro, type } from '../section-fields.ts';

export const benefits = z
  .strictObject({
    type: type('benefits'),
    ...common,
    heading: heading('Why homeowners choose us'),
    intro,
    items: list(
      z.strictObject({
        ...titled('benefit', 'One crew, one number', 'The people who quote the work do the work.'),
        icon: icon.optional(),
      }),
      'The benefits.',
    ),
  })
  .meta({
    id: 'benefits',
    title: 'Benefits',
    description: 'Short reasons in two or three columns, each with a line icon.',
    examples: [
      {
        type: 'benefits',
        heading: 'Why homeowners choose us',
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
    ],
  });
