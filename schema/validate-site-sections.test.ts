import { expect, test } from 'vitest';
import { defineSection, heading, list, text, z } from './public.ts';
import { validateSiteSections, SiteSectionsError } from './validate-site-sections.ts';

const prices = list(z.strictObject({ price: text('What it costs.', '$95') }), 'The prices.');
const words = { title: 'Price list', description: 'What each treatment costs.' };
const example = { heading: 'Prices', prices: [{ price: '$95' }] };
const priceList = (type = 'own-prices') =>
  defineSection({ type, ...words, fields: { heading: heading('Prices'), prices }, example });

/** A section type with one field more, which its example does without. */
const withField = (field: z.ZodType) =>
  defineSection({ type: 'own-prices', ...words, fields: { field: field.optional() }, example: {} });

test('section types that are right are not refused', () => {
  expect(() => validateSiteSections({ 'own-prices': priceList() })).not.toThrow();
  expect(() => validateSiteSections()).not.toThrow();
});

test.each([
  ['own-prices', undefined, 'exports no section type: write `export default defineSection({ … })`.'],
  [
    'own-prices',
    priceList('prices'),
    'is of the type "prices": a section type is named as its file; write type: \'own-prices\'.',
  ],
  [
    'faq',
    priceList('faq'),
    'has the name of a type of the engine: give it another one, and its component too.',
  ],
  [
    'own-prices',
    priceList().meta({
      ...priceList().meta(),
      id: 'other',
      examples: [{ type: 'own-prices', prices: [{}] }],
    }),
    'has an example that is not right by its own fields (heading: Invalid input: expected string, received undefined; prices.0.price: Invalid input: expected string, received undefined): mend it; the catalogue and the Studio show it.',
  ],
  [
    'own-prices',
    priceList().meta({ ...priceList().meta(), id: 'other', title: '' }),
    'has no title: write one for those who choose a section.',
  ],
  [
    'own-prices',
    withField(z.boolean()),
    'has a field "field" without a description, which editors see: .meta({ description: \'…\', examples: [ … ] }).',
  ],
  [
    'own-prices',
    withField(
      list(z.strictObject({ price: z.string().meta({ description: 'What it costs.' }) }), 'The prices.'),
    ),
    'has a field "field.price" without an example, which editors see: .meta({ description: \'…\', examples: [ … ] }).',
  ],
  [
    'own-prices',
    withField(z.union([z.string(), z.int()]).meta({ description: 'A number or words.' })),
    'has a field "field" of several shapes, which the check and the Studio do not know: use z.enum for a choice of words, or a field for each shape.',
  ],
  [
    'own-prices',
    withField(z.date()),
    'has a field that no document can hold (Date cannot be represented in JSON Schema): use texts, numbers, true and false, lists and objects.',
  ],
])('%s that is not right is told with what to do: %#', (name, schema, fault) => {
  expect(() => validateSiteSections({ [name]: schema })).toThrow(
    new SiteSectionsError(`sections/${name}.ts ${fault}`),
  );
});

test('all that is wrong is told at once', () => {
  const faulty = { 'own-prices': priceList('prices'), faq: priceList('faq'), menu: undefined };
  expect(() => validateSiteSections(faulty)).toThrow(
    /^sections\/own-prices.*\nsections\/faq.*\nsections\/menu/,
  );
});
