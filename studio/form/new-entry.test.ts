import { expect, test } from 'vitest';
import { validators } from '../../documents/read/validators.ts';
import { getDefinition, resolveRef, schemas, sectionTypes } from '../../documents/read/document/schemas.ts';
import { newValue } from './new-entry.ts';

const root = schemas.page;
const references = { images: ['own.jpg'], routes: new Set(['/']), forms: ['order'] };
const fieldOf = (definition: string, name: string) =>
  resolveRef(root, { $ref: `#/$defs/${definition}` }).properties?.[name] ?? {};

test('a new entry marks its texts as unfinished', () => {
  const { items = {} } = resolveRef(root, fieldOf('process-steps', 'steps'));
  const made = newValue(root, items, references) as Record<string, string>;
  expect(Object.keys(made).length).toBeGreaterThan(0);
  expect(Object.values(made).every((text) => text.startsWith('✎ '))).toBe(true);
});

/** All texts in a value, unfinished or not. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.toLowerCase()]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

test.each([...sectionTypes].filter((type) => type !== 'shared'))(
  'a new %s is valid and contains no example texts of another business',
  (type) => {
    const node = getDefinition(root, type) ?? {};
    const made = newValue(root, node, references);
    expect(validators.section(made)).toBe(true);
    const examples = textsOf(node.examples).filter((text) => text.includes(' '));
    const marked = textsOf(made).filter((text) => text.startsWith('✎'));
    expect(marked).not.toEqual([]);
    expect(marked.filter((text) => examples.includes(text.slice(2)))).toEqual([]);
  },
);

test('a new question contains no example text of another trade', () => {
  const { items = {} } = resolveRef(root, fieldOf('faq', 'items'));
  expect(newValue(root, items, references)).toEqual({ question: '✎ Question', answer: '✎ Answer' });
});

const kinds = resolveRef(schemas.form, { $ref: '#/$defs/field' }).oneOf ?? [];

test.each(kinds.map((kind) => [kind.$ref?.replace('#/$defs/', ''), kind]))(
  'a new form field of kind %s is valid',
  (kind, node) => {
    const { items: step = {} } = resolveRef(schemas.form, schemas.form).properties?.['steps'] ?? {};
    const field = newValue(schemas.form, node, references);
    expect(field).toMatchObject({ kind });
    const texts = getDefinition(schemas.form, 'form')?.properties?.['texts'] ?? {};
    const form = {
      name: 'Order',
      steps: [{ fields: [field] }, newValue(schemas.form, step, references)],
      texts: newValue(schemas.form, texts, references),
    };
    expect(validators.form(form)).toBe(true);
  },
);

test('only form fields that mean something else on every site are unfinished', () => {
  const labels = kinds.map((kind) => Object(newValue(schemas.form, kind, references)).label);
  expect(labels).toContain('Full name');
  expect(labels).toContain('✎ Label');
});

test('references to missing images, pages and forms are replaced by existing ones', () => {
  expect(newValue(root, { $ref: '#/$defs/form' }, references)).toMatchObject({ form: 'order' });
  expect(newValue(root, fieldOf('hero', 'image'), references)).toMatchObject({ src: 'own.jpg' });
  expect(newValue(root, fieldOf('hero', 'badge'), references)).toEqual({ label: 'Free Estimate', href: '/' });
});

test('a new list has the minimum number of entries', () => {
  expect(newValue(root, fieldOf('hero', 'actions'), references)).toHaveLength(1);
});
