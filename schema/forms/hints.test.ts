import { expect, test } from 'vitest';
import { isIncompletePhone } from './kinds/phone.ts';
import { isOutsideArea } from './kinds/postal-code.ts';
import { suggestAddress } from './suggest-address.ts';

const domains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'aol.com', 'me.com', 'bücher.example'];

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann@GMAIL.con', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@gmailcom', 'ann@gmail.com'],
  [' ann@yaho.com ', 'ann@yahoo.com'],
  ['ann@hotmial.com', 'ann@hotmail.com'],
  ['ann@aol.con', 'ann@aol.com'],
  ['"a@b"@gmial.com', '"a@b"@gmail.com'],
])('for %j the address %s is suggested', (written, address) => {
  expect(suggestAddress(written, domains)).toBe(address);
});

test.each([
  'ann@gmail.com',
  'ANN@Gmail.com',
  'ann@visitor.example',
  'ann@mail.gmail.com',
  'ann@',
  '@gmial.com',
  'gmial.com',
  '',
  // Real domains that differ from a short one in two characters.
  'ann@qq.com',
  'ann@hey.com',
  'ann@aim.com',
])('for %j nothing is suggested', (written) => {
  expect(suggestAddress(written, domains)).toBeUndefined();
});

test.each([
  ['555-0142', true],
  ['(714) 555-0142', false],
  ['+1 714 555 0142', false],
  ['٧١٤٥٥٥٠١٤٢', false],
  ['call me', true],
  ['  ', false],
  ['', false],
])('%j has fewer than ten digits: %j', (written, isIncomplete) => {
  expect(isIncompletePhone(written, 10)).toBe(isIncomplete);
});

test.each([
  ['92626', false],
  ['92626-1234', false],
  ['90210', false],
  ['10001', true],
  [' 10001 ', true],
  ['1000', false],
  ['', false],
  ['abcde', false],
])('the zip code %j is outside the area: %j', (written, isOutside) => {
  expect(isOutsideArea(written, {}, ['926', '90'])).toBe(isOutside);
});
