import { expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';
import { rules } from './rules.ts';

test.each([
  [' Costa\r\nMesa ', 'Costa Mesa'],
  ['x'.repeat(rules.fieldMaximum + 1), 'x'.repeat(rules.fieldMaximum)],
  [' \u0000 ', undefined],
  [undefined, undefined],
  [7, undefined],
])('an optional field costs no lead: %j is %j', (sent, kept) => {
  expect(fieldRules.optionalLine.parse(sent)).toBe(kept);
});
