import { expect, test } from 'vitest';
import { resolveNode, schemas } from '../../documents/read/document/schemas.ts';
import { newValue } from './new-entry.ts';

const root = schemas.page;
const known = { pictures: ['own.jpg'], addresses: new Set(['/']) };
const fieldOf = (definition: string, name: string) =>
  resolveNode(root, { $ref: `#/$defs/${definition}` }).properties?.[name] ?? {};

test('a new entry says that its words are still to be written', () => {
  const { items = {} } = resolveNode(root, fieldOf('process-steps', 'steps'));
  const made = newValue(root, items, known) as Record<string, string>;
  expect(Object.keys(made).length).toBeGreaterThan(0);
  expect(Object.values(made).every((text) => text.startsWith('✎ '))).toBe(true);
});

test('pictures and pages that the site does not have become some that it has', () => {
  expect(newValue(root, fieldOf('hero', 'image'), known)).toMatchObject({ src: 'own.jpg' });
  expect(newValue(root, fieldOf('hero', 'badge'), known)).toEqual({ label: 'Free Estimate', href: '/' });
});

test('a list begins with as many entries as it needs', () => {
  expect(newValue(root, fieldOf('hero', 'actions'), known)).toHaveLength(1);
});
