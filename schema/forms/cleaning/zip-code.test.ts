import { expect, test } from 'vitest';
import { checkPostalCode, extractCodeDigits } from '../kinds/postal-code.ts';

test.each([
  ['92626', '92626'],
  [' 92626 ', '92626'],
  ['92626-1234', '92626'],
  ['92626–1234', '92626'],
  ['92626 1234', '92626'],
  ['926261234', '92626'],
  ['\u200e92626-1234\u202c', '92626'],
])('the zip code %j becomes %s, in the input and in the request', (typed, code) => {
  expect(extractCodeDigits(typed, 5)).toBe(code);
  expect(checkPostalCode(typed, {})).toEqual({ value: code });
});

test.each(['9262', '926261', '92626-12', 'CA 92626', 'x92626'])('rejects %j as a zip code', (code) => {
  expect(checkPostalCode(code, {})).toEqual({ rule: 'format' });
});

test('extracts the digits from surrounding text', () => {
  expect(extractCodeDigits('Costa Mesa, CA 92626-1234', 5)).toBe('92626');
});

test.each(['９２６２６', '٩٢٦٢٦', '۹۲۶۲۶'])('converts other digits to ASCII: %s', (typed) => {
  expect(extractCodeDigits(typed, 5)).toBe('92626');
});

test.each([
  ['ES', '28801', '28801'],
  ['JP', '530-0001', '5300001'],
  ['JP', '５３０−０００１', '5300001'],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
  ['AT', 'A-1010', 'A-1010'],
  ['ES', '2880', undefined],
  ['GB', '90802', undefined],
])('in the country %s, %s becomes %s', (country, typed, value) => {
  expect(checkPostalCode(typed, { country })).toEqual(value === undefined ? { rule: 'format' } : { value });
});
