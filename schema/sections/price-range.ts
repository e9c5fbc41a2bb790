import * as z from 'zod';
import { flag, integer, link, list, pattern, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

const amount = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(10_000_000)
    .meta({ description, examples: [example] });

const rate = z.strictObject({
  name: pattern(
    /^[a-z][a-zA-Z0-9]*$/,
    'The name of the price: the token {price.sanding} is the price sanding in every text of the page.',
    'sanding',
  ),
  label: text('What the price is for.', 'Sanding and new finish'),
  from: amount('The price in dollars, or the lowest one.', 3),
  to: amount('The highest price in dollars.', 5).optional(),
  format: text(
    'How the price is written, if not as $3-$5: {from} and {to} are the amounts.',
    '{from} to {to}+',
    'From {from}',
  ).optional(),
  value: text(
    'What the table shows, if it is more than the price.',
    'About {price.sanding} per sq ft',
  ).optional(),
  note: text('The text in the third column.', 'Stain and stairs push it toward the top').optional(),
  perSquareFoot: flag(
    'Whether it is the price of one square foot, which the calculator multiplies.',
  ).optional(),
});

const calculator = z
  .strictObject({
    label: text('The label of the field for the area.', 'Size of the floor in square feet'),
    minimum: integer('The smallest area, in square feet.', 1, 100_000, 100),
    maximum: integer('The largest area, in square feet.', 1, 100_000, 3000),
    start: integer('The area at first, in square feet.', 1, 100_000, 500),
    outcome: text(
      'The calculated price: {result} is the price and {count} the area.',
      'About {result} for {count} sq ft',
    ),
    action: link,
    message: text(
      'The first line of the message of a visitor who follows the button: {count} is the area, {choice} the label of the price and {result} the calculated price.',
      'About {count} sq ft, {choice}: {result}',
    ),
    remove: text('The label of the button in the form that removes this line.', 'Leave this line out'),
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
    rows: list(
      z.strictObject({
        label: text('What the row is about.', 'Work in the house'),
        value: text('The figure.', '3-5 days'),
        note: text('The text in the third column.', 'One level, furniture out').optional(),
      }),
      'Other facts, in the same table below the prices.',
    ).optional(),
    calculator: calculator.optional(),
    footnote: text('A line below the table.', 'Prices are typical for Orange County.').optional(),
  },
  example: {
    heading: 'What it costs',
    columns: { label: 'Work', price: 'Price', note: 'Worth knowing' },
    rates: [
      {
        name: 'sanding',
        label: 'Sanding and new finish',
        from: 3,
        to: 5,
        value: 'About {price.sanding} per sq ft',
        note: 'Stain and stairs push it toward the top',
        perSquareFoot: true,
      },
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
