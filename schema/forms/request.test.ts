import { expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';
import { rules } from './rules.ts';

test.each([
  [' Costa\r\nMesa ', 'Costa Mesa'],
  ['x'.repeat(rules.fieldMaximum + 1), 'x'.repeat(rules.fieldMaximum)],
  [' \u0000 ', undefined],
  [undefined, undefined],
  [7, undefined],
])('an optional field never rejects a lead: %j becomes %j', (sent, cleaned) => {
  expect(fieldRules.optionalLine.parse(sent)).toBe(cleaned);
});
