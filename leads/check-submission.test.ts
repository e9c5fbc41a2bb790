import { expect, test } from 'vitest';
import { words } from '../tests/send-email/support/lead-copy.ts';
import { checkSubmission } from './check-submission.ts';

// In California it is still December 1.
const now = new Date('2026-12-02T05:00:00Z');
const check = (body: object, revision = '') => checkSubmission(words, { ...body }, revision, now);
const cake = {
  type: 'order',
  product: 'cake',
  lettering: 'Happy',
  quantity: '1',
  contactEmail: 'a@b.example',
};

test('dates are compared with the date at the business', () => {
  expect(check({ ...cake, date: '2026-12-01' })).toMatchObject({ values: { date: '2026-12-01' } });
  expect(check({ ...cake, date: '2026-11-30' })).toEqual({
    type: 'order',
    errors: [{ field: 'date', rule: 'tooEarly', message: 'A later date.' }],
  });
});

test.each([
  ['the page is newer or older than the function', cake, 'another', 'Cake order'],
  ['the form is not known', { ...cake, type: 'cakes' }, '', 'cakes'],
  ['neither is known', { ...cake, type: 'cakes' }, 'another', 'cakes'],
])('a request is accepted as it came if %s', (_, body, revision, name) => {
  const sent = {
    ...body,
    quantity: 99,
    lettering: ' a\r\nb\u0000 ',
    tags: ['x', 2, ''],
    deep: { a: [1] },
    empty: ' ',
    none: null,
    subject: 'robot',
    'form-revision': 'another',
  };
  expect(check(sent, revision)).toEqual({
    form: { type: body.type, name, revision, known: false },
    values: {
      product: 'cake',
      lettering: 'a\nb',
      quantity: '99',
      contactEmail: 'a@b.example',
      tags: ['x', '2'],
      deep: '{"a":[1]}',
    },
    fields: [
      { name: 'product', kind: name === 'cakes' ? 'text' : 'choice', label: 'Product', value: 'cake' },
      { name: 'lettering', kind: 'paragraph', label: 'Lettering', value: 'a\nb' },
      { name: 'quantity', kind: name === 'cakes' ? 'text' : 'number', label: 'Quantity', value: '99' },
      {
        name: 'contactEmail',
        kind: name === 'cakes' ? 'text' : 'email',
        label: 'Contact email',
        value: 'a@b.example',
      },
      { name: 'tags', kind: 'choices', label: 'Tags', value: ['x', '2'] },
      { name: 'deep', kind: 'text', label: 'Deep', value: '{"a":[1]}' },
    ],
  });
});

test('a request with the current revision, or with none, is checked', () => {
  const invalid = { ...cake, quantity: '99' };
  for (const revision of ['', words.forms[2]?.revision])
    expect(check(invalid, revision)).toMatchObject({
      errors: [{ field: 'quantity', message: 'At most 20.' }],
    });
});

test.each([
  ['without a type', { name: 'Ann' }],
  ['with a type that is not a text', { type: ['order'], name: 'Ann' }],
  ['with a blank type', { type: ' \u0000', name: 'Ann' }],
  ['of an unknown form without a value', { type: 'cakes', name: ' ', rooms: [], subject: 'robot' }],
  ['of a prototype', { type: '__proto__' }],
])('a request %s is refused', (_, body) => {
  expect(check(body)).toEqual({ errors: [{ field: 'type', rule: 'unknown', message: 'Reload the page.' }] });
});

test.each([
  ['many fields', Object.fromEntries(Array.from({ length: 8000 }, (_, at) => [`f${at}`, 'x']))],
  ['a long name', { ['\u001f"'.repeat(15_000)]: 'x' }],
  ['a long type', { type: '"'.repeat(60_000), a: 'x' }],
  ['invalid characters', { a: '\ufffd'.repeat(64_000) }],
  ['a long list', { a: Array.from({ length: 30_000 }, () => 1) }],
])('an unknown form with %s is not larger than a message on the queue may be', (_, body) => {
  const { fields, form } = check({ type: 'cakes', ...body }) as Extract<
    ReturnType<typeof check>,
    { fields: unknown }
  >;
  expect(fields.length).toBeLessThanOrEqual(120);
  expect(Buffer.byteLength(JSON.stringify({ fields, form }))).toBeLessThan(250_000);
});

test('a value that is nested too deeply to be written is left out', () => {
  const deep: unknown = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000));
  expect(check({ type: 'cakes', a: 'x', deep: { deep } })).toMatchObject({ values: { a: 'x' } });
});
