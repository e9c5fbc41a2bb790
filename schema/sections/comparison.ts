import * as z from 'zod';
import { list, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const comparison = defineSection({
  type: 'comparison',
  title: 'Comparison',
  description: 'Two or three lists side by side, such as suitable and unsuitable.',
  fields: {
    heading: heading('Is a recoat right for your floor?'),
    intro,
    columns: list(
      z.strictObject({
        title: text('The title of the column.', 'A good fit'),
        tone: z.enum(['yes', 'no', 'neutral']).meta({
          title: 'Marks',
          description: 'yes marks the entries with a check mark, no with a cross, neutral with neither.',
          examples: ['yes'],
        }),
        items: list(
          text('One entry.', 'Light scratches that do not reach the wood'),
          'The entries of the column.',
        ),
      }),
      'The two or three columns that are compared.',
      2,
    ).max(3),
  },
  example: {
    columns: [
      {
        title: 'A good fit',
        tone: 'yes',
        items: ['Light scratches in the finish', 'A dull walking path'],
      },
      {
        title: 'Better refinished',
        tone: 'no',
        items: ['Scratches down to bare wood', 'Gray or black boards'],
      },
    ],
  },
});
