import * as z from 'zod';
import { flag, integer, link, list, pattern, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';
import { factRow } from './fact-table.ts';

const amount = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(10_000_000)
    .meta({ description, examples: [example] });

const rate = z.strictObject({
  name: pattern(
    /^[a-z][a-zA-Z0-9]*$/,
    'Its name: {price.sanding} in any text of the page is this price.',
    'sanding',
  ),
  label: text('What the price is for.', 'Sanding and new finish'),
  from: amount('The price in dollars, or the lowest one.', 3),
  to: amount('The highest price in dollars.', 5).optional(),
  format: text(
    'The price with {from} and {to}, if it is not written as $3-$5.',
    '{from} to {to}+',
    'From {from}',
  ).optional(),
  value: text('The text in the table, if it is more than the price.', '{price.sanding} per sq ft').optional(),
  note: text('The text in the third column.', 'Stain and stairs push it up').optional(),
  perSquareFoot: flag('Whether the calculator multiplies it: the price of one square foot.').optional(),
});

const calculator = z
  .strictObject({
    label: text('The label of the field for the area.', 'Size of the floor in square feet'),
    minimum: integer('The smallest area, in square feet.', 1, 100_000, 100),
    maximum: integer('The largest area, in square feet.', 1, 100_000, 3000),
    start: integer('The area at first, in square feet.', 1, 100_000, 500),
    outcome: text('The price {result} for {count} square feet.', 'About {result} for {count} sq ft'),
    action: link,
    message: text(
      'The same as the first line of a message; {choice} is the label of the price.',
      '{count} sq ft: {result}',
    ),
    remove: text('The label of the button that removes this line.', 'Leave this line out'),
  })
  .meta({ description: 'A calculator for the prices per square foot.' });

export const priceRange = defineSection({
  type: 'price-range',
  title: 'Prices',
  description: 'A list of prices for the texts of the page, a table and a calculator by square feet.',
  live: true,
  fields: {
    heading: heading('What it costs'),
    intro,
    columns: z
      .strictObject({
        label: text('Heading of the first column.', 'Work'),
        price: text('Heading of the column with the prices.', 'Price'),
        note: text('Heading of the third column, when there are notes.', 'Worth knowing').optional(),
      })
      .meta({ description: 'The headings of the columns.' }),
    rates: list(rate, 'The prices.'),
    rows: list(factRow, 'Other facts, in the same table below the prices.').optional(),
    calculator: calculator.optional(),
    footnote: text('A line below the table.', 'Prices are typical for Orange County.').optional(),
  },
  example: {
    heading: 'What it costs',
    columns: { label: 'Work', price: 'Price' },
    rates: [
      { name: 'sanding', label: 'Sanding and new finish', from: 3, to: 5, perSquareFoot: true },
      { name: 'visit', label: 'A small repair', from: 350, format: 'From {from}' },
    ],
    calculator: {
      label: 'Size of the floor in square feet',
      minimum: 100,
      maximum: 3000,
      start: 500,
      outcome: 'About {result} for {count} sq ft',
      action: { label: 'Free Estimate', href: '/free-estimate' },
      message: 'About {count} sq ft, {choice}: {result}',
      remove: 'Leave this line out',
    },
  },
});
