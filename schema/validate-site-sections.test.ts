import { expect, test } from 'vitest';
import { defineSection, heading, list, text, z } from './public.ts';
import { findSectionProblems } from './validate-site-sections.ts';

const prices = list(z.strictObject({ price: text('What it costs.', '$95') }), 'The prices.');
const texts = { title: 'Price list', description: 'What each treatment costs.' };
const example = { heading: 'Prices', prices: [{ price: '$95' }] };
const priceList = (type = 'own-prices') =>
  defineSection({ type, ...texts, fields: { heading: heading('Prices'), prices }, example });

/** Returns a section type with an optional field that its example omits. */
const withField = (field: z.ZodType) =>
  defineSection({ type: 'own-prices', ...texts, fields: { field: field.optional() }, example: {} });

test('accepts valid section types', () => {
  expect(findSectionProblems({ 'own-prices': priceList() })).toEqual([]);
  expect(findSectionProblems()).toEqual([]);
});

test.each([
  ['own-prices', undefined, 'does not export a section type: write `export default defineSection({ … })`.'],
  [
    'own-prices',
    priceList('prices'),
    'defines the type "prices", but the type must have the name of the file: write type: \'own-prices\'.',
  ],
  ['faq', priceList('faq'), 'has the name of a section type of the engine: rename it and its component.'],
  [
    'own-prices',
    priceList().meta({
      ...priceList().meta(),
      id: 'other',
      examples: [{ type: 'own-prices', prices: [{}] }],
    }),
    'has an example that does not match its fields (heading: Invalid input: expected string, received undefined; prices.0.price: Invalid input: expected string, received undefined): fix it; the catalog and the Studio show it.',
  ],
  [
    'own-prices',
    priceList().meta({ ...priceList().meta(), id: 'other', title: '' }),
    'has no title: add one; editors see it when they choose a section.',
  ],
  [
    'own-prices',
    withField(z.boolean()),
    'has a field "field" without a description, which editors need: add .meta({ description: \'…\', examples: [ … ] }).',
  ],
  [
    'own-prices',
    withField(
      list(z.strictObject({ price: z.string().meta({ description: 'What it costs.' }) }), 'The prices.'),
    ),
    'has a field "field.price" without an example, which editors need: add .meta({ description: \'…\', examples: [ … ] }).',
  ],
  [
    'own-prices',
    withField(z.union([z.string(), z.int()]).meta({ description: 'A number or words.' })),
    'has a field "field" that is a union, which the check and the Studio do not support: use z.enum for a choice of texts, or one field for each variant.',
  ],
  [
    'own-prices',
    withField(z.date()),
    'has a field that YAML documents cannot contain (Date cannot be represented in JSON Schema): use strings, numbers, booleans, arrays and objects.',
  ],
])('reports an invalid section type %s with a fix: %#', (name, schema, problem) => {
  expect(findSectionProblems({ [name]: schema })).toEqual([`sections/${name}.ts ${problem}`]);
});

test('reports all problems at once', () => {
  const invalid = { 'own-prices': priceList('prices'), faq: priceList('faq'), menu: undefined };
  expect(findSectionProblems(invalid)).toEqual(
    ['own-prices', 'faq', 'menu'].map((name) => expect.stringContaining(`sections/${name}.ts `)),
  );
});
