import { expect, test } from 'vitest';
import { rules } from '../checked-value.ts';
import { checkName } from './name.ts';
import { checkParagraph } from './paragraph.ts';
import { checkPhone } from './phone.ts';
import { checkText } from './text.ts';

const longest = 'x'.repeat(rules.fieldMaximum);

test.each([
  ['Ann Miller', 'Ann Miller'],
  ['  Ann\r\n\tMiller ', 'Ann Miller'],
  ['李 小龙', '李 小龙'],
  ['אן מילר', 'אן מילר'],
  [' \u200b\u00a0 ', ''],
  [longest, longest],
])('the name %j is accepted as %j', (written, value) => {
  expect(checkName(written)).toEqual({ value });
});

test.each([null, undefined, true, 7, [], ['Ann'], {}, { toString: () => 'Ann' }])(
  'a line that is not a text is empty: %j',
  (value) => {
    const checked = [checkName(value), checkPhone(value), checkText(value, {}), checkParagraph(value, {})];
    for (const result of checked) expect(result).toEqual({ value: '' });
  },
);

test('a line has at most 200 characters after it was cleaned', () => {
  expect(checkName(`${longest}x`)).toEqual({ rule: 'tooLong' });
  expect(checkName(`  ${longest}\n\u200b`)).toEqual({ value: longest });
  expect(checkText(`${longest}x`, { maximum: 5 })).toEqual({ rule: 'tooLong' });
});

test.each([
  ['ab', { minimum: 3 }, { rule: 'tooShort' }],
  ['abc', { minimum: 3 }, { value: 'abc' }],
  ['abcd', { maximum: 3 }, { rule: 'tooLong' }],
  [' abc ', { maximum: 3 }, { value: 'abc' }],
  ['', { minimum: 3 }, { value: '' }],
  // A minimum counts characters as visitors see them; a maximum counts as `maxlength` does.
  ['👍👍', { minimum: 3 }, { rule: 'tooShort' }],
  ['👍👍', { maximum: 3 }, { rule: 'tooLong' }],
  ['e\u0301e\u0301', { minimum: 3 }, { value: 'e\u0301e\u0301' }],
])('the text %j within %o results in %o', (written, limits, checked) => {
  expect(checkText(written, limits)).toEqual(checked);
});

test.each([
  ['one\r\ntwo', {}, { value: 'one\ntwo' }],
  ['  \n one \u2028 two \n\n', {}, { value: 'one \n two' }],
  ['a\r\nb', { minimum: 4 }, { rule: 'tooShort' }],
  ['a\r\nb', { minimum: 3 }, { value: 'a\nb' }],
  ['x'.repeat(rules.messageMaximum), {}, { value: 'x'.repeat(rules.messageMaximum) }],
  ['x'.repeat(rules.messageMaximum + 1), {}, { rule: 'tooLong' }],
  ['x'.repeat(11), { maximum: 10 }, { rule: 'tooLong' }],
  ['\ud83d', {}, { value: '\ufffd' }],
])('the paragraph %j within %o is checked', (written, limits, checked) => {
  expect(checkParagraph(written, limits)).toEqual(checked);
});

test.each([
  ['(714) 555-0142', '(714) 555-0142'],
  ['+٤٩ ٣٠', '+٤٩ ٣٠'],
  ['\u202a+49\u00ad 30\u202c', '+49 30'],
  ['call my wife', 'call my wife'],
])('the phone number %j is accepted in any format', (written, value) => {
  expect(checkPhone(written)).toEqual({ value });
});
