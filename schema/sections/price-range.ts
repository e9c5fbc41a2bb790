import * as z from 'zod';
import { decimal, integer, link, list, pattern, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';
import { factRow, factTable } from './fact-table.ts';

/** A price that several pages name (`prices` in `_site.yaml`). */
export const sitePrice = z.strictObject({
  name: pattern(/^[a-z][a-zA-Z0-9]*$/, 'Its name, by which texts refer to it.', 'sanding'),
  from: decimal('The price, or the lowest one.', 0, 10_000_000, 3).meta({ title: 'Lowest price' }),
  to: decimal('The highest price.', 0, 10_000_000, 5).meta({ title: 'Highest price' }).optional(),
  unit: pattern(
    /^[^\s{}][^{}]*$/,
    'What it is for, as it follows the price: without a text of their own, tables show $3-$5 per sq ft.',
    'per sq ft',
  ).optional(),
});

const { name, from, to, unit } = sitePrice.shape;
/** An entry of a list of prices. */
export const rate = factRow.extend({
  name,
  from: from.optional().meta({
    description: 'The price, or the lowest one. Left out for a price of the whole site.',
  }),
  to,
  value: text('The text in the table, if it is more than the price.', '{price.sanding} per sq ft').optional(),
  unit,
});
const example = { name: 'sanding', label: 'Sanding and new finish', from: 3 };

/** What multiplies a price by the amount that a visitor enters. */
export const calculator = z
  .strictObject({
    label: text(
      'The label of the field for the amount. The limits are below the field.',
      'Size of the floor in square feet',
    ),
    unit: text('The prices with this unit are multiplied by the amount.', 'per sq ft'),
    minimum: integer('The smallest amount.', 1, 100_000, 100),
    maximum: integer('The largest amount.', 1, 100_000, 3000),
    start: integer('The amount at first.', 1, 100_000, 500),
    outcome: text('The price {result} for the amount {count}.', 'About {result} for {count} sq ft'),
    line: text(
      'The first line of the message in a form; by default the label of the price {choice} and the text above.',
      '{choice}, {count} sq ft, shown {result}',
    ).optional(),
    action: link,
    remove: text(
      'The label of the button that removes the result from the message of a form.',
      'Leave this line out',
    ),
  })
  .meta({ description: 'A calculator for the prices with the same unit.' });

/** An example of a calculator, without a unit. */
export const calculatorExample = {
  label: 'Size of the floor in square feet',
  minimum: 100,
  maximum: 3000,
  start: 500,
  outcome: 'About {result} for {count} sq ft',
  action: { label: 'Free Estimate', href: '/free-estimate' },
  remove: 'Leave this line out',
};

export const priceRange = defineSection({
  type: 'price-range',
  title: 'Prices',
  description: 'A list of prices for the texts of the page, a table and a calculator.',
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
      { ...example, to: 5, unit: 'per sq ft' },
      { name: 'visit', label: 'A small repair', from: 350, value: 'From {price.visit}' },
    ],
    calculator: { ...calculatorExample, unit: 'per sq ft' },
  },
});
