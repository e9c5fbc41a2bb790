import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Form } from '../../schema/form.ts';
import type { Site } from '../../schema/site.ts';
import { checkForm, isSent, fieldsOf } from '../../schema/forms/check-form.ts';
import { getDefinition, resolveRef, schemas } from '../../documents/read/document/schemas.ts';
import { createFormText } from '../../documents/edit/new-form.ts';
import { exampleBrand } from '../../tests/support/sites/example-brand.ts';
import { readTexts } from '../../tests/support/sites/bare-studio.ts';
import { createSample } from './sample-mail.ts';
import { sampleRequest } from './sample-values.ts';

const today = '2026-12-24';

const formOf = (fields: object[]): Form =>
  ({
    ...parse(createFormText('Order', new Set())),
    type: 'order',
    revision: '1',
    steps: [{ fields }],
  }) as Form;

const kinds = (resolveRef(schemas.form, { $ref: '#/$defs/field' }).oneOf ?? []).map((branch) =>
  resolveRef(schemas.form, branch),
);
const examples = kinds.map(({ examples: [example] = [] }) => example as { kind: string; name: string });

test.each(examples)('a field of kind $kind has a valid sample value', (field) => {
  const form = formOf([field]);
  const values = sampleRequest(form, today);
  expect(checkForm(form, values, today)).toEqual({ values });
  expect(Object.keys(values)).toEqual(
    fieldsOf(form)
      .filter(isSent)
      .map(({ name }) => name),
  );
});

test.each([
  [{ kind: 'text', minimum: 60, maximum: 70 }],
  [{ kind: 'text', maximum: 3 }],
  [{ kind: 'paragraph', minimum: 100 }],
  [{ kind: 'number', minimum: 12 }],
  [{ kind: 'number', maximum: -4 }],
  [{ kind: 'date', days: { from: 30, to: 31 } }],
])('the sample value of %j is within its limits', (limits) => {
  const form = formOf([{ name: 'x', label: 'X', ...limits }]);
  expect(checkForm(form, sampleRequest(form, today), today)).toHaveProperty('values.x');
});

test('choices that show further fields are preferred', () => {
  const choices = ['bread', 'cake'].map((value) => ({ value, label: value }));
  const form = formOf([
    { kind: 'choice', name: 'product', label: 'Product', choices },
    { kind: 'text', name: 'writing', label: 'Writing', when: { product: 'cake' } },
  ]);
  expect(sampleRequest(form, today)).toMatchObject({ product: 'cake', writing: expect.any(String) });
});

test('the sample is the mail and the row of a request', () => {
  const facts = parse(readTexts('tests/fixtures/mason/pages').get('_site.yaml') ?? '') as object;
  const site = { ...facts, brand: exampleBrand } as Site;
  const field = getDefinition(schemas.form, 'choice')?.examples?.[0] as object;
  const form = formOf([{ kind: 'name', name: 'name', label: 'Full name' }, field]);
  const { subject, html, text, row } = createSample(form, site, new Date(`${today}T20:00:00Z`));
  expect(subject).toBe('Order: Bread [0123456789abcdef0123]');
  expect(text.split('\n')[0]).toBe('Ann Miller');
  expect(html).toContain('What would you like?');
  expect(Object.fromEntries(row)).toMatchObject({
    'Full name': 'Ann Miller',
    'What would you like?': 'bread',
  });
});
