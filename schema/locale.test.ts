import { expect, test } from 'vitest';
import {
  formatDays,
  formatHours,
  formatList,
  formatMoment,
  formatPrice,
  localeOf,
  toDialedNumber,
} from './locale.ts';

const us = localeOf({});
const spain = localeOf({ language: 'es', country: 'ES', currency: 'EUR', callingCode: '34' });
const japan = localeOf({ language: 'ja', country: 'JP', currency: 'JPY', callingCode: '81' });

test.each([
  [us, { from: 3, to: 5 }, '$3-$5'],
  [us, { from: 1.5, to: 2.5 }, '$1.50-$2.50'],
  [us, { from: 25_000, to: 100_000 }, '$25,000-$100,000'],
  [us, { from: 350 }, '$350'],
  [spain, { from: 2.5, to: 4 }, '2,50-4 €'],
  [{ ...spain, tag: 'de-AT' }, { from: 45, to: 65 }, '€ 45-65'],
  [japan, { from: 5000 }, '￥5,000'],
])('in $tag, a price is written %#', (locale, price, text) => {
  expect(formatPrice(price, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [us, ['08:00-18:00'], '8:00 AM-6:00 PM'],
  [us, ['00:00-12:30'], '12:00 AM-12:30 PM'],
  [spain, ['09:00-13:30', '17:00-20:00'], '9:00-13:30 y 17:00-20:00'],
  [japan, ['09:00-12:00', '14:00-18:00'], '9:00-12:00、14:00-18:00'],
  [us, [], 'Closed'],
])('in $tag, hours are written %#', (locale, open, text) => {
  expect(formatHours({ open, text: 'Closed' }, locale)).toBe(text);
});

test('a time is formatted in the time zone of the business, in summer and winter', () => {
  const zone = 'America/Los_Angeles';
  expect(formatMoment('2026-07-04T19:30:00Z', zone, us)).toBe('Saturday, July 4, 2026 at 12:30 PM PDT');
  expect(formatMoment('2026-12-25T02:05:00Z', zone, us)).toBe('Thursday, December 24, 2026 at 6:05 PM PST');
});

test('days and lists are written in the language', () => {
  expect(formatDays('2026-12-24', '2026-12-24', spain)).toBe('24 de diciembre');
  expect(formatList(['Alcalá', 'Meco'], spain)).toBe('Alcalá y Meco');
});

test.each([
  [us, '(714) 555-0142', '+17145550142'],
  [us, '555-0142', '5550142'],
  [spain, '918 80 12 34', '+34918801234'],
  [japan, '06-6345-0000', '+81663450000'],
  [spain, '112', '112'],
  [us, '+34 918 80 12 34', '+34918801234'],
])('in $tag, %s is dialed as %s', (locale, written, dialed) => {
  expect(toDialedNumber(written, locale)).toBe(dialed);
});

test.each([{ language: 'e$', country: 'x', currency: 'EURO' }, {}])(
  'facts without a locale are those of the US',
  (facts) => {
    expect(localeOf(facts)).toMatchObject({ tag: 'en-US', currency: 'USD' });
  },
);
