import { expect, test } from 'vitest';
import { getDefinition, schemas, sectionTypes } from '../read/document/schemas.ts';
import { validators } from '../read/validators.ts';
import { buildMarkedExample } from './example-value.ts';

test.each([...sectionTypes].filter((type) => type !== 'shared'))('the example of %s is valid', (type) => {
  const example = buildMarkedExample(schemas.page, getDefinition(schemas.page, type) ?? {});
  expect(validators.section(example)).toBe(true);
  expect(JSON.stringify(example)).toContain('✎');
});

test('a mapping without an example consists of its required fields', () => {
  const group = {
    properties: { a: { type: 'string', pattern: '\\S', examples: ['One'] }, b: {} },
    required: ['a'],
  };
  expect(buildMarkedExample({}, group)).toEqual({ a: '✎ One' });
});
