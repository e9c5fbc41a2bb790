import * as z from 'zod';
import { image, list, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const featureList = defineSection({
  type: 'feature-list',
  title: 'Feature list',
  description: 'A list of types, methods, causes or applications, each with an optional sentence.',
  fields: {
    heading: heading('Stone we polish', 'What causes etch marks'),
    intro,
    items: list(
      z.strictObject({
        title: text('The title of the entry.', 'Carrara', 'Lemon juice'),
        description: text('A sentence about it.', 'Soft gray veins; the easiest to bring back.').optional(),
      }),
      'The entries.',
      2,
    ),
    image: image.meta({ description: 'An image next to the list.' }).optional(),
  },
  example: {
    items: [
      { title: 'Carrara', description: 'Soft gray veins; the easiest to bring back.' },
      { title: 'Calacatta' },
      { title: 'Crema Marfil', description: 'Warm beige that hides dust and shows etching.' },
    ],
  },
});
