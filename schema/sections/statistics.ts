import * as z from 'zod';
import { list, text } from '../fields.ts';
import { common, heading, type } from '../section-fields.ts';

export const statistics = z
  .strictObject({
    type: type('statistics'),
    ...common,
    heading: heading('In figures'),
    items: list(
      z.strictObject({
        value: text('The figure.', '{clients}', '98%'),
        label: text('What it counts.', 'clients served', 'satisfaction'),
      }),
      'The figures.',
      2,
    ),
  })
  .meta({
    id: 'statistics',
    title: 'Statistics',
    description: 'Large figures on a dark band.',
    examples: [
      {
        type: 'statistics',
        heading: 'In figures',
        items: [
          { value: '{years}+', label: 'years in business' },
          { value: '{clients}', label: 'clients served' },
          { value: '98%', label: 'satisfaction' },
        ],
      },
    ],
  });
