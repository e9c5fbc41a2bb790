import * as z from 'zod';
import { href, icon, list, text } from '../fields.ts';
import { defineSection, heading } from '../define-section.ts';

export const badges = defineSection({
  type: 'badges',
  title: 'Badges',
  description: 'A subtle row of short trust signals or of review sites.',
  fields: {
    heading: heading('Why you can trust us').optional(),
    items: list(
      z.strictObject({
        title: text('The label of the badge.', 'Licensed and insured', 'Houzz'),
        description: text('A few words below the label.', '{license}').optional(),
        icon: icon.optional(),
        href: href
          .meta({
            description: 'A link. The name of a review site links to your profile in sameAs without it.',
          })
          .optional(),
      }),
      'The badges.',
      2,
    ),
  },
  example: {
    items: [
      { title: '{years}+ years', description: 'in business since {since}', icon: 'calendar' },
      { title: '{warranty} warranty', icon: 'shield-check', href: '/warranty' },
      { title: 'Licensed and insured', icon: 'badge-check' },
    ],
  },
});
