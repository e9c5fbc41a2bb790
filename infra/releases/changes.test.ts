import { expect, test } from 'vitest';
import { changedFieldKinds } from './changes.ts';

const active = { contact: { name: 'name', phone: 'phone' }, order: { quantity: 'number' } };

test('reports the fields of both releases whose kind differs', () => {
  const next = {
    contact: { name: 'name', phone: 'text', day: 'date' },
    order: { quantity: 'choice' },
    visit: { phone: 'text' },
  };
  expect(changedFieldKinds(next, active)).toEqual([
    'the field phone of the form contact was of kind phone and is now text',
    'the field quantity of the form order was of kind number and is now choice',
  ]);
  expect(changedFieldKinds(active, active)).toEqual([]);
});

test('reports nothing if the active release has not recorded its fields', () => {
  expect(changedFieldKinds(active, undefined)).toEqual([]);
});
