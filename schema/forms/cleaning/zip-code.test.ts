import { expect, test } from 'vitest';
import { checkPostalCode, extractZipDigits } from '../kinds/postal-code.ts';

test.each([
  ['92626', '92626'],
  [' 92626 ', '92626'],
  ['92626-1234', '92626'],
  ['92626–1234', '92626'],
  ['92626 1234', '92626'],
  ['926261234', '92626'],
  ['\u200e92626-1234\u202c', '92626'],
])('the zip code %j becomes %s, in the input and in the request', (typed, code) => {
  expect(extractZipDigits(typed)).toBe(code);
  expect(checkPostalCode(typed)).toEqual({ value: code });
});

test.each(['9262', '926261', '92626-12', 'CA 92626', 'x92626'])('rejects %j as a zip code', (code) => {
  expect(checkPostalCode(code)).toEqual({ rule: 'format' });
});

test('zipDigits extracts the digits from surrounding text', () => {
  expect(extractZipDigits('Costa Mesa, CA 92626-1234')).toBe('92626');
});

test.each(['９２６２６', '٩٢٦٢٦', '۹۲۶۲۶'])('zipDigits converts other digits to ASCII: %s', (typed) => {
  expect(extractZipDigits(typed)).toBe('92626');
});
