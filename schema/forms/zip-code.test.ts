import { expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';
import { zipDigits } from './zip-code.ts';

test.each([
  ['92626', '92626'],
  [' 92626 ', '92626'],
  ['92626-1234', '92626'],
  ['92626–1234', '92626'],
  ['92626 1234', '92626'],
  ['926261234', '92626'],
  ['\u200e92626-1234\u202c', '92626'],
])('the zip code %j is %s, in the field and in the request', (filled, code) => {
  expect(zipDigits(filled)).toBe(code);
  expect(fieldRules.zipCode.parse(filled)).toBe(code);
});

test.each(['9262', '926261', '92626-12', 'CA 92626', 'x92626'])('%j is no zip code', (code) => {
  expect(fieldRules.zipCode.safeParse(code).error?.issues[0]?.message).toBe('format');
});

test('the field takes the digits out of what is pasted around them', () => {
  expect(zipDigits('Costa Mesa, CA 92626-1234')).toBe('92626');
});

test.each(['９２６２６', '٩٢٦٢٦', '۹۲۶۲۶'])(
  'and turns digits of another keyboard into ASCII ones: %s',
  (typed) => {
    expect(zipDigits(typed)).toBe('92626');
  },
);
