import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { form, type FormDocument } from '../form.ts';
import { exampleForm } from '../../tests/support/sites/example-form.ts';
import { revisionOf } from './revision.ts';

const step = {
  name: 'Order',
  fields: [
    {
      kind: 'choice',
      name: 'product',
      label: 'Product',
      choices: [
        { value: 'bread', label: 'Bread' },
        { value: 'cake', label: 'Cake' },
      ],
    },
    { kind: 'text', name: 'note', label: 'Note', maximum: 80, when: { product: 'cake' } },
    { kind: 'email', name: 'email', label: 'Email' },
  ],
};
const order = { name: 'Order', steps: [step], texts: exampleForm.texts };

/** Returns the revision of a document after a replacement in its JSON text. */
const revisionWith = (from: string, to: string): string => {
  const json = JSON.stringify(order);
  expect(json).toContain(from);
  return revisionOf(form.parse(JSON.parse(json.replace(from, to))));
};
const revision = revisionOf(form.parse(order));

test('a revision consists of 14 hexadecimal digits', () => {
  expect(revision).toMatch(/^[0-9a-f]{14}$/);
});

test.each([
  ['the name of the form', '"name":"Order","steps"', '"name":"Orders","steps"'],
  ['a label', '"label":"Note"', '"label":"Notes"'],
  ['a limit', '"maximum":80', '"maximum":81'],
  ['a removed limit', '"maximum":80,', ''],
  ['a choice', '"value":"bread"', '"value":"rolls"'],
  ['the label of a choice', '"label":"Bread"', '"label":"Rolls"'],
  ['a condition', '"when":{"product":"cake"}', '"when":{"product":"bread"}'],
  ['the name of a field', '"name":"note"', '"name":"notes"'],
  ['a kind', '"kind":"email"', '"kind":"phone"'],
  ['an optional field', '"kind":"email"', '"kind":"email","optional":true'],
])('the revision changes with %s', (_, from, to) => {
  expect(revisionWith(from, to)).not.toBe(revision);
});

test.each([
  ['the label of the button', '"submit":"Send message"', '"submit":"Order now"'],
  ['a notice', '"text":"Thank you. We answer within a day."', '"text":"Thanks."'],
  ['a new text', '"submit":', '"optional":"(optional)","submit":'],
])('the revision does not change with %s', (_, from, to) => {
  expect(revisionWith(from, to)).toBe(revision);
});

test('the revision does not depend on the order of the keys in a parsed document', () => {
  const reversed = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(reversed)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, item]) => [key, reversed(item)])
              .toReversed(),
          )
        : value;
  expect(revisionOf(form.parse(reversed(order)))).toBe(revision);
});

const folder = 'tests/fixtures/mason/pages/_forms';
const documents = readdirSync(folder).map(
  (file) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as FormDocument,
);

test('the forms of a site have different revisions', () => {
  expect(documents.length).toBeGreaterThan(1);
  expect(new Set(documents.map(revisionOf)).size).toBe(documents.length);
});
