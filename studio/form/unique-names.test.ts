import { expect, test } from 'vitest';
import { findUniqueNames } from './conditions.ts';

const choices = [{ value: 'choice' }, { value: 'choice' }, { value: 'other' }];
const form = {
  steps: [
    { fields: [{ name: 'name' }, { name: 'name2' }, { name: 'size', choices }] },
    { fields: [{ name: 'name' }, { name: 'note' }, { name: 'size' }] },
  ],
};

test('a new field gets a name that no other field has', () => {
  const entry = ['steps', 1, 'fields', 0];
  expect([...findUniqueNames(form, entry)]).toEqual([[[...entry, 'name'], 'name3']]);
  expect([...findUniqueNames(form, ['steps', 1, 'fields', 1])]).toEqual([]);
});

test('the fields of a copied step get names of their own', () => {
  expect([...findUniqueNames(form, ['steps', 1])].map(([, name]) => name)).toEqual(['name3', 'size2']);
});

test('the conditions in a copied step refer to its own fields', () => {
  const fields = [
    { name: 'size' },
    { name: 'note', when: { size: 'big' } },
    { name: 'age', when: { name: 'x' } },
  ];
  expect([...findUniqueNames({ steps: [...form.steps, { fields }] }, ['steps', 2])]).toEqual([
    [['steps', 2, 'fields', 0, 'name'], 'size2'],
    [['steps', 2, 'fields', 1, 'when'], { size2: 'big' }],
    [['steps', 2, 'fields', 1, 'name'], 'note2'],
  ]);
});

test('a new choice gets a value that no other choice of the field has', () => {
  const list = ['steps', 0, 'fields', 2, 'choices'];
  expect([...findUniqueNames(form, [...list, 1])]).toEqual([[[...list, 1, 'value'], 'choice2']]);
});

test('entries of other documents have no such names', () => {
  expect([...findUniqueNames({ sections: [{ type: 'prose' }] }, ['sections', 0])]).toEqual([]);
});
