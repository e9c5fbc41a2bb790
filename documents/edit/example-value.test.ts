import { expect, test } from 'vitest';
import { buildMarkedExample } from './example-value.ts';

test('a mapping without an example consists of its required fields', () => {
  const group = {
    properties: { a: { type: 'string', pattern: '\\S', examples: ['One'] }, b: {} },
    required: ['a'],
  };
  expect(buildMarkedExample({}, group)).toEqual({ a: '✎ One' });
});
