import { expect, test } from 'vitest';
import { getDefinition, schemas, sectionTypes } from '../read/document/schemas.ts';
import { validators } from '../read/validators.ts';
import { buildMarkedExample } from './example-value.ts';

test.each([...sectionTypes].filter((type) => type !== 'shared'))('a new %s is valid', (type) => {
  const made = buildMarkedExample(schemas.page, getDefinition(schemas.page, type) ?? {});
  expect(validators.section(made)).toBe(true);
  expect(JSON.stringify(made)).toContain('✎');
});

test('of a group without an example its needed fields are made', () => {
  const group = {
    properties: { a: { type: 'string', pattern: '\\S', examples: ['One'] }, b: {} },
    required: ['a'],
  };
  expect(buildMarkedExample({}, group)).toEqual({ a: '✎ One' });
});
