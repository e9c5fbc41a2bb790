import * as z from 'zod';
import { list, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

/** A row of a table of facts. */
export const factRow = z.strictObject({
  label: text('What the row is about.', 'Countertop'),
  value: text('The figure.', '$400 to $900'),
  note: text('The text in the third column.', '4-6 hours').optional(),
});

export const factTable = defineSection({
  type: 'fact-table',
  title: 'Fact table',
  description: 'A small table of prices, times or intervals that is readable on a phone.',
  fields: {
    heading: heading('What it costs and how long it takes'),
    intro,
    columns: z
      .strictObject({
        label: text('Heading of the first column.', 'Work'),
        value: text('Heading of the second column.', 'Typical cost'),
        note: text('Heading of the third column, when the rows have notes.', 'Time').optional(),
      })
      .meta({ description: 'The headings of the columns.' }),
    rows: list(factRow, 'The rows.', 2),
    footnote: text('A line below the table.', 'Prices are typical for Orange County.').optional(),
  },
  example: {
    columns: { label: 'Work', value: 'Typical cost', note: 'Time' },
    rows: [
      { label: 'Countertop', value: '$400 to $900', note: '4-6 hours' },
      { label: 'Entry floor', value: '$1,200 to $2,500', note: '1-3 days' },
    ],
  },
});
