import { expect, test } from 'vitest';
import { checkChoice } from './choice.ts';
import { checkChoices } from './choices.ts';
import { checkConsent } from './consent.ts';

const field = { choices: [{ value: 'kitchen' }, { value: 'bathroom' }, { value: 'other' }] };

test.each([
  ['kitchen', { value: 'kitchen' }],
  [' kitchen\u200b', { value: 'kitchen' }],
  ['Kitchen', { rule: 'unknown' }],
  ['cellar', { rule: 'unknown' }],
  ['constructor', { rule: 'unknown' }],
  ['x'.repeat(201), { rule: 'tooLong' }],
  ['', { value: '' }],
  [['kitchen'], { value: '' }],
  [null, { value: '' }],
])('the choice %j results in %o', (sent, checked) => {
  expect(checkChoice(sent, field)).toEqual(checked);
});

test.each([
  [['other', 'kitchen'], { value: ['kitchen', 'other'] }],
  [['kitchen', 'kitchen'], { value: ['kitchen'] }],
  [[], { value: [] }],
  [['kitchen', 'cellar'], { rule: 'unknown' }],
  [[' kitchen '], { rule: 'unknown' }],
  [['kitchen', null], { rule: 'unknown' }],
  [[['kitchen']], { rule: 'unknown' }],
  [[undefined], { rule: 'unknown' }],
  ['kitchen', { value: [] }],
  [{ 0: 'kitchen', length: 1 }, { value: [] }],
  [null, { value: [] }],
  [Array(5000).fill('kitchen'), { value: ['kitchen'] }],
])('the choices %j result in %o', (sent, checked) => {
  expect(checkChoices(sent, field)).toEqual(checked);
});

test.each([
  ['yes', 'yes'],
  [true, 'yes'],
  ['on', ''],
  ['Yes', ''],
  ['true', ''],
  [false, ''],
  ['', ''],
  [['yes'], ''],
  [1, ''],
])('the consent %j is %j', (sent, value) => {
  expect(checkConsent(sent)).toEqual({ value });
});
