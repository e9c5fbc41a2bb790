import { expect, test } from 'vitest';
import { checkForm, shownFields, type Values } from './check-form.ts';
import type { Field } from './field.ts';

const today = '2026-06-01';
const choices = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const product: Field = {
  kind: 'choice',
  name: 'product',
  label: 'Product',
  choices: choices('bread', 'cake'),
};
const text = (name: string, when?: Field['when'], optional?: boolean): Field => ({
  kind: 'text',
  name,
  label: name,
  when,
  optional,
});
const formOf = (...fields: Field[]) => ({ steps: [{ fields }] });

test('the order of a request depends on the kinds, not on the document', () => {
  const form = formOf(
    { kind: 'choices', name: 'rooms', label: 'Rooms', choices: choices('kitchen', 'other') },
    { kind: 'paragraph', name: 'message', label: 'Message' },
    text('second'),
    text('first'),
    { kind: 'postal-code', name: 'zipCode', label: 'Zip code' },
    { kind: 'phone', name: 'phone', label: 'Phone' },
    { kind: 'email', name: 'email', label: 'Email' },
    { kind: 'name', name: 'name', label: 'Name' },
  );
  const sent = {
    name: 'Ann',
    rooms: ['other', 'kitchen'],
    zipCode: '92626-1234',
    email: 'ann@visitor.example',
    first: '1',
    second: '2',
    message: 'Hello\r\nthere',
    phone: '714',
  };
  expect(JSON.stringify(checkForm(form, sent, today))).toBe(
    JSON.stringify({
      values: {
        name: 'Ann',
        email: 'ann@visitor.example',
        phone: '714',
        zipCode: '92626',
        second: '2',
        first: '1',
        message: 'Hello\nthere',
        rooms: ['kitchen', 'other'],
      },
    }),
  );
});

test('each invalid field has its first error, in the order of the form', () => {
  const form = formOf(
    { kind: 'number', name: 'count', label: 'Count', minimum: 1 },
    product,
    { kind: 'name', name: 'name', label: 'Name' },
    text('note', undefined, true),
  );
  expect(checkForm(form, { product: 'pie', count: '0', note: 'x'.repeat(201) }, today)).toEqual({
    errors: [
      { field: 'count', rule: 'tooSmall' },
      { field: 'product', rule: 'unknown' },
      { field: 'name', rule: 'required' },
      { field: 'note', rule: 'tooLong' },
    ],
  });
});

test('fields that are empty and optional, photos and unknown names are not sent', () => {
  const form = formOf(product, text('note', undefined, true), {
    kind: 'photos',
    name: 'images',
    label: 'Photos',
    selected: '{count}',
    note: 'Not sent.',
  });
  const sent = {
    product: 'cake',
    note: ' \u200b',
    images: 'C:\\fakepath\\a.jpg',
    unknown: 'x',
    type: 'other',
  };
  expect(checkForm(form, sent, today)).toEqual({ values: { product: 'cake' } });
  expect(shownFields(form, sent).map(({ name }) => name)).toEqual(['product', 'note', 'images']);
});

test.each<[string, Values, string[]]>([
  ['the value is chosen', { product: 'cake' }, ['product', 'size']],
  ['another value is chosen', { product: 'bread' }, ['product']],
  ['nothing is chosen', {}, ['product']],
  ['the value needs cleaning', { product: ' cake\u200b' }, ['product', 'size']],
  ['the value is unknown', { product: 'pie' }, ['product']],
  ['the value is an array, which this kind does not accept', { product: ['cake'] }, ['product']],
  ['only the prototype has the value', Object.create({ product: 'cake' }) as Values, ['product']],
])('a field with a condition is shown or not if %s', (_, values, shown) => {
  const form = formOf(product, text('size', { product: 'cake' }));
  expect(shownFields(form, values).map(({ name }) => name)).toEqual(shown);
});

test.each<[unknown, boolean]>([
  [['bathroom', 'kitchen'], true],
  [['bathroom'], false],
  [['kitchen', 'unknown'], false],
  ['kitchen', false],
])('a condition on several choices is met if the value is among them: %j', (rooms, isShown) => {
  const roomsField: Field = {
    kind: 'choices',
    name: 'rooms',
    label: 'Rooms',
    optional: true,
    choices: choices('kitchen', 'bathroom'),
  };
  const shown = shownFields(formOf(roomsField, text('oven', { rooms: 'kitchen' })), { rooms });
  expect(shown.length).toBe(isShown ? 2 : 1);
});

test.each<[unknown, boolean]>([
  ['yes', true],
  [true, true],
  ['no', false],
  [undefined, false],
])('a condition on a consent is met if it was given: %j', (agreed, isShown) => {
  const form = formOf(
    { kind: 'consent', name: 'agreed', label: 'Call me', optional: true },
    { kind: 'phone', name: 'phone', label: 'Phone', when: { agreed: 'yes' } },
  );
  expect(shownFields(form, { agreed }).length).toBe(isShown ? 2 : 1);
});

const chain = {
  steps: [
    {
      fields: [
        product,
        { ...product, name: 'size', choices: choices('small', 'large'), when: { product: 'cake' } },
      ],
    },
    { when: { size: 'large' }, fields: [text('text'), text('color', { product: 'cake' }, true)] },
    { fields: [{ kind: 'name', name: 'name', label: 'Name' }] },
  ],
} satisfies { steps: { fields: Field[]; when?: Field['when'] }[] };

test('a field that is not shown is neither required, sent nor accepted, and meets no condition', () => {
  const sent = { product: 'bread', size: 'large', text: 'Happy birthday', color: 'red', name: 'Ann' };
  expect(checkForm(chain, sent, today)).toEqual({ values: { name: 'Ann', product: 'bread' } });
  expect(checkForm(chain, { ...sent, text: 'x'.repeat(201), size: 'huge' }, today)).toEqual({
    values: { name: 'Ann', product: 'bread' },
  });
});

test('a chain of conditions is evaluated in the order of the form', () => {
  const sent = { product: 'cake', size: 'large', text: 'Happy birthday', name: 'Ann' };
  expect(checkForm(chain, sent, today)).toEqual({
    values: { name: 'Ann', text: 'Happy birthday', product: 'cake', size: 'large' },
  });
  expect(checkForm(chain, { ...sent, text: '' }, today)).toEqual({
    errors: [{ field: 'text', rule: 'required' }],
  });
  expect(checkForm(chain, { product: 'cake' }, today)).toEqual({
    errors: [
      { field: 'size', rule: 'required' },
      { field: 'name', rule: 'required' },
    ],
  });
});

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'a field may have the name of a property that all objects have: %s',
  (name) => {
    const form = formOf({ ...product, name, optional: true }, text('note', { [name]: 'cake' }));
    expect(checkForm(form, {}, today)).toEqual({ values: {} });
    expect(checkForm(form, { [name]: 'cake', note: 'x' }, today)).toEqual({
      values: { note: 'x', [name]: 'cake' },
    });
  },
);

test('names and values cannot change prototypes', () => {
  const sent = JSON.parse('{ "__proto__": { "note": "x" }, "constructor": { "prototype": {} } }') as Values;
  expect(checkForm(formOf(text('note')), sent, today)).toEqual({
    errors: [{ field: 'note', rule: 'required' }],
  });
  expect(({} as Values)['note']).toBeUndefined();
});

test.each([null, true, 7, [], [['x']], {}, { length: 1 }])(
  'a value of a wrong type is empty: %j',
  (value) => {
    expect(checkForm(formOf(text('note')), { note: value }, today)).toEqual({
      errors: [{ field: 'note', rule: 'required' }],
    });
    expect(checkForm(formOf(text('note', undefined, true)), { note: value }, today)).toEqual({ values: {} });
  },
);

test('a form with all fields hidden or empty has no values', () => {
  expect(checkForm(formOf(text('note', { product: 'cake' })), { note: 'x' }, today)).toEqual({ values: {} });
});
