import * as z from 'zod';
import { image, integer, list, text } from '../fields.ts';
import { defineSection, actions, heading, intro } from '../define-section.ts';

export const gallery = defineSection({
  type: 'gallery',
  title: 'Gallery',
  description: 'Pictures of projects in three columns, with number, category and title under each.',
  fields: {
    heading: heading('Our projects'),
    intro,
    items: list(
      z.strictObject({
        id: integer('A number of its own, shown on the card and used in its address.', 1, 9999, 1),
        title: text('What the project is called.', 'Waterfall island in Newport Beach'),
        category: text('What kind of work it was.', 'Kitchen Remodeling'),
        image,
      }),
      'The projects.',
    ),
    actions: actions.optional(),
  },
  example: {
    heading: 'Our projects',
    items: [
      {
        id: 1,
        title: 'Waterfall island',
        category: 'Kitchen Remodeling',
        image: { src: 'kitchen-island.jpg', alt: 'Bright kitchen with a white marble island' },
      },
    ],
  },
});
