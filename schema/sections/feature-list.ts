import * as z from 'zod';
import { image, list, text } from '../fields.ts';
import { common, heading, intro, type } from '../section-fields.ts';

export const featureList = z
  .strictObject({
    type: type('feature-list'),
    ...common,
    heading: heading('Stone we polish', 'What causes etch marks'),
    intro,
    items: list(
      z.strictObject({
        title: text('What the entry is called.', 'Carrara', 'Lemon juice'),
        description: text('A sentence about it.', 'Soft grey veins; the easiest to bring back.').optional(),
      }),
      'The entries.',
      2,
    ),
    image: image.meta({ description: 'A picture beside the list.' }).optional(),
  })
  .meta({
    id: 'feature-list',
    title: 'Feature list',
    description: 'A list of types, methods, causes or applications, each with a sentence if it needs one.',
    examples: [
      {
        type: 'feature-list',
        heading: 'Stone we polish',
        items: [
          { title: 'Carrara', description: 'Soft grey veins; the easiest to bring back.' },
          { title: 'Calacatta' },
          { title: 'Crema Marfil', description: 'Warm beige that hides dust and shows etching.' },
        ],
      },
    ],
  });
