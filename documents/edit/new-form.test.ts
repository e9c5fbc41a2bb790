import { expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { createFormText, newFormType } from './new-form.ts';

test.each([new Set<string>(), new Set(['/privacy'])])('a new form is valid and finished', (routes) => {
  const text = createFormText('Order: cake & bread', routes);
  const { problems, value } = readDocument('_forms/order.yaml', text, 'form');
  expect(problems).toEqual([]);
  expect(text).not.toContain('✎');
  expect(text.includes('(/privacy)')).toBe(routes.has('/privacy'));
  expect(value).toMatchObject({
    name: 'Order: cake & bread',
    steps: [{ fields: [{ kind: 'name' }, { kind: 'email' }, { kind: 'paragraph' }] }],
  });
});

test.each([
  ['Order', 'order'],
  ['Book a table', 'book-a-table-2'],
  ['24 hours', 'hours'],
  ['注文', 'form'],
  ['A very long name that nobody would give to a form', 'a-very-long-name-that-nobody-would-g'],
])('the file of the form %j is named %s', (name, type) => {
  expect(newFormType(name, new Set(['book-a-table']))).toBe(type);
});
