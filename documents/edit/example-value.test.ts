import { expect, test } from 'vitest';
import { definitionOf, schemas, sectionTypes } from '../read/document/schemas.ts';
import { validators } from '../read/validators.ts';
import { markedExample } from './example-value.ts';

test.each([...sectionTypes].filter((type) => type !== 'shared'))('a new %s is valid', (type) => {
  const made = markedExample(schemas.page, definitionOf(schemas.page, type) ?? {});
  expect(validators.section(made)).toBe(true);
  expect(JSON.stringify(made)).toContain('✎');
});

test('of a group without an example its needed fields are made', () => {
  const group = {
    properties: { a: { type: 'string', pattern: '\\S', examples: ['One'] }, b: {} },
    required: ['a'],
  };
  expect(markedExample({}, group)).toEqual({ a: '✎ One' });
});
