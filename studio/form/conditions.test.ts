import { expect, test } from 'vitest';
import { listConditions } from './conditions.ts';

const form = {
  steps: [
    {
      fields: [
        { name: 'product', kind: 'choice', label: 'Product', choices: [{ value: 'cake', label: 'Cake' }] },
        { name: 'note', kind: 'text', label: 'Note' },
        { name: 'agreed', kind: 'consent', label: 'I agree' },
      ],
    },
    {
      fields: [
        { name: 'size', kind: 'choices', label: 'Size', choices: [{ value: 'big', label: 'Big' }] },
        { name: 'date', kind: 'date', label: 'Date' },
      ],
    },
  ],
};
const cake = { value: '{"product":"cake"}', label: 'Product: Cake' };
const agreed = { value: '{"agreed":"yes"}', label: 'I agree: Yes' };
const big = { value: '{"size":"big"}', label: 'Size: Big' };

test.each([
  [['steps', 0, 'when'], []],
  [['steps', 0, 'fields', 0, 'when'], []],
  [['steps', 0, 'fields', 1, 'when'], [cake]],
  [
    ['steps', 1, 'when'],
    [cake, agreed],
  ],
  [
    ['steps', 1, 'fields', 1, 'when'],
    [cake, agreed, big],
  ],
])('the condition at %j can be a choice of an earlier field', (path, conditions) => {
  expect(listConditions(form, path)).toEqual(conditions);
});

test('an unfinished form has no conditions', () => {
  expect(listConditions({ steps: [{}, 'x'] }, ['steps', 1, 'when'])).toEqual([]);
});
