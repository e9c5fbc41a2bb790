import * as z from 'zod';
import { exampleMark, list, text } from '../fields.ts';
import { defineSection, heading } from '../define-section.ts';

export const statistics = defineSection({
  type: 'statistics',
  title: 'Statistics',
  description: 'Large figures on a dark band, or a single one in a line with the heading.',
  fields: {
    heading: heading('In figures'),
    items: list(
      z.strictObject({
        value: text('The figure.', '{clients}', '98%'),
        label: text('What it counts.', 'clients served', 'satisfaction'),
        example: exampleMark.optional(),
      }),
      'The figures.',
    ),
  },
  example: {
    items: [
      { value: '{years}+', label: 'years in business' },
      { value: '{clients}', label: 'clients served' },
      { value: '98%', label: 'satisfaction' },
    ],
  },
});
