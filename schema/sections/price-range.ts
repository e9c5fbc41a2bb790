import * as z from 'zod';
import { decimal, flag, integer, link, list, pattern, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';
import { factRow, factTable } from './fact-table.ts';

/** A price that several pages name (`prices` in `_site.yaml`). */
export const sitePrice = z.strictObject({
  name: pattern(/^[a-z][a-zA-Z0-9]*$/, 'Its name, by which texts refer to it.', 'sanding'),
  from: decimal('The price in dollars, or the lowest one.', 0, 10_000_000, 3).meta({ title: 'Lowest price' }),
  to: decimal('The highest price in dollars.', 0, 10_000_000, 5).meta({ title: 'Highest price' }).optional(),
  unit: pattern(
    /^[^\s{}][^{}]*$/,
    'What it is for: without a text of their own, tables show $3-$5 per sq ft.',
    'sq ft',
  ).optional(),
});

const { name, from, to } = sitePrice.shape;
const rate = factRow.extend({
  name,
  from: from.optional().meta({
    description: 'The price in dollars, or the lowest one. Left out for a price of the whole site.',
  }),
  to,
  value: text('The text in the table, if it is more than the price.', '{price.sanding} per sq ft').optional(),
  perSquareFoot: flag(
    'Whether the calculator multiplies it by the area.',
    'Price per square foot',
  ).optional(),
});
const example = { name: 'sanding', label: 'Sanding and new finish', from: 3 };

const calculator = z
  .strictObject({
    label: text(
      'The label of the field for the area. The limits are below the field.',
      'Size of the floor in square feet',
    ),
    minimum: integer('The smallest area, in square feet.', 1, 100_000, 100),
    maximum: integer('The largest area, in square feet.', 1, 100_000, 3000),
    start: integer('The area at first, in square feet.', 1, 100_000, 500),
    outcome: text('The price {result} for {count} square feet.', 'About {result} for {count} sq ft'),
    action: link,
    remove: text(
      'The label of the button that removes the result from the message of a form.',
      'Leave this line out',
    ),
  })
  .meta({ description: 'A calculator for the prices per square foot.' });

export const priceRange = defineSection({
  type: 'price-range',
  title: 'Prices',
  description: 'A list of prices for the texts of the page, a table and a calculator by square feet.',
  live: true,
  prices: 'rates',
  fields: {
    heading: heading('What it costs'),
    intro,
    columns: factTable.shape.columns,
    rates: list(rate.meta({ examples: [example] }), 'The prices.').meta({ title: 'Prices' }),
    rows: list(factRow, 'Other facts, in the same table below the prices.').optional(),
    calculator: calculator.optional(),
    footnote: factTable.shape.footnote,
  },
  example: {
    columns: { label: 'Work', value: 'Price' },
    rates: [
      { ...example, to: 5, perSquareFoot: true },
      { name: 'visit', label: 'A small repair', from: 350, value: 'From {price.visit}' },
    ],
    calculator: {
      label: 'Size of the floor in square feet',
      minimum: 100,
      maximum: 3000,
      start: 500,
      outcome: 'About {result} for {count} sq ft',
      action: { label: 'Free Estimate', href: '/free-estimate' },
      remove: 'Leave this line out',
    },
  },
});
