import { expect, test } from 'vitest';
import { checkNumber } from './number.ts';

test.each([
  ['12', '12'],
  [' 12 ', '12'],
  ['-3', '-3'],
  ['007', '007'],
  ['1,200', '1200'],
  ['12,345,678', '12345678'],
  ['１２', '12'],
  ['١٢', '12'],
  ['۱٬۲', undefined],
  ['۱۲', '12'],
  ['\u200e12\u2060', '12'],
  ['1,2', undefined],
  ['1,20', undefined],
  ['1,2000', undefined],
  [',120', undefined],
  ['1.5', undefined],
  ['+3', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['1 200', undefined],
  ['12 m', undefined],
  ['Infinity', undefined],
  ['NaN', undefined],
  ['-', undefined],
  ['--1', undefined],
])('the whole number %j is %j', (written, value) => {
  expect(checkNumber(written, {})).toEqual(value === undefined ? { rule: 'format' } : { value });
});

test.each([
  ['2.5', '2.5'],
  ['-0.25', '-0.25'],
  ['1,200.75', '1200.75'],
  ['２．５', '2.5'],
  ['3', '3'],
  ['2.', undefined],
  ['.5', undefined],
  ['1.2.3', undefined],
  ['2,5', undefined],
])('the decimal number %j is %j', (written, value) => {
  expect(checkNumber(written, { decimals: true })).toEqual(
    value === undefined ? { rule: 'format' } : { value },
  );
});

test.each([
  ['0', { minimum: 1 }, { rule: 'tooSmall' }],
  ['1', { minimum: 1, maximum: 1 }, { value: '1' }],
  ['2', { maximum: 1 }, { rule: 'tooLarge' }],
  ['-0', { minimum: 0 }, { value: '-0' }],
  ['-1', { minimum: 0 }, { rule: 'tooSmall' }],
  ['1,000', { maximum: 999 }, { rule: 'tooLarge' }],
  ['1.01', { maximum: 1, decimals: true }, { rule: 'tooLarge' }],
  ['', { minimum: 1 }, { value: '' }],
  ['9'.repeat(200), { maximum: 1e9 }, { rule: 'tooLarge' }],
  ['9'.repeat(201), { maximum: 1e9 }, { rule: 'tooLong' }],
])('the number %j within %o results in %o', (written, limits, checked) => {
  expect(checkNumber(written, limits)).toEqual(checked);
});

test.each([
  [3, { value: '3' }],
  [2.5, { rule: 'format' }],
  [Number.NaN, { rule: 'format' }],
  [1e21, { rule: 'format' }],
  [null, { value: '' }],
  [[3], { value: '' }],
])('a request may have the number itself: %j', (sent, checked) => {
  expect(checkNumber(sent, {})).toEqual(checked);
});
