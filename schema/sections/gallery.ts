import * as z from 'zod';
import { exampleMark, href, image, integer, list, text } from '../fields.ts';
import { defineSection, actions, heading, intro } from '../define-section.ts';

export const gallery = defineSection({
  type: 'gallery',
  title: 'Gallery',
  description: 'Images of projects in three columns, with number, category, title and detail below each.',
  fields: {
    heading: heading('Our projects'),
    intro,
    items: list(
      z.strictObject({
        id: integer('A unique number, on the card and in its link.', 1, 9999, 1).meta({ title: 'Number' }),
        title: text('The title of the project.', 'Waterfall island in Newport Beach'),
        category: text('The kind of work.', 'Kitchen Remodeling'),
        detail: text('Size, time and price.', '64 sq ft of quartz, 11 days, $8,900').optional(),
        href: href.optional(),
        more: text('What the link leads to, below the detail.', 'Read day by day').optional(),
        image,
        example: exampleMark.optional(),
      }),
      'The projects.',
    ),
    actions: actions.optional(),
  },
  example: {
    items: [
      {
        id: 1,
        title: 'Waterfall island',
        category: 'Kitchen Remodeling',
        detail: '64 sq ft of quartz, 11 days',
        image: { src: 'kitchen-island.jpg', alt: 'Bright kitchen with a white marble island' },
      },
    ],
  },
});
