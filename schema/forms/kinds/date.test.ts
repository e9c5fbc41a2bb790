import { expect, test } from 'vitest';
import { currentDate, addDays, checkDate, dateRange } from './date.ts';

test.each([
  ['2026-12-24', 2, '2026-12-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  // Days on which clocks change in the United States.
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-11-01', 1, '2026-11-02'],
  ['2026-06-01', 3650, '2036-05-29'],
])('%s and %i days are %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
});

test.each([
  ['2026-06-01', {}, { value: '2026-06-01' }],
  ['2026-05-31', {}, { rule: 'tooEarly' }],
  ['2036-05-29', {}, { value: '2036-05-29' }],
  ['2036-05-30', {}, { rule: 'tooLate' }],
  ['2026-06-02', { days: { from: 2, to: 4 } }, { rule: 'tooEarly' }],
  ['2026-06-03', { days: { from: 2, to: 4 } }, { value: '2026-06-03' }],
  ['2026-06-05', { days: { from: 2, to: 4 } }, { value: '2026-06-05' }],
  ['2026-06-06', { days: { from: 2, to: 4 } }, { rule: 'tooLate' }],
  [' 2026-06-03\n', {}, { value: '2026-06-03' }],
  ['2028-02-29', {}, { value: '2028-02-29' }],
  ['2027-02-29', {}, { rule: 'format' }],
  ['2026-06-31', {}, { rule: 'format' }],
  ['2026-13-01', {}, { rule: 'format' }],
  ['2026-00-01', {}, { rule: 'format' }],
  ['2026-6-3', {}, { rule: 'format' }],
  ['06/03/2026', {}, { rule: 'format' }],
  ['2026-06-03T10:00', {}, { rule: 'format' }],
  ['+02026-06-03', {}, { rule: 'format' }],
  ['12026-06-03', {}, { rule: 'format' }],
  ['0000-01-01', {}, { rule: 'tooEarly' }],
  ['9999-12-31', {}, { rule: 'tooLate' }],
  ['tomorrow', {}, { rule: 'format' }],
  ['', {}, { value: '' }],
  [20260603, {}, { value: '' }],
])('on June 1, 2026 the date %j within %o results in %o', (written, field, checked) => {
  expect(checkDate(written, field, '2026-06-01')).toEqual(checked);
});

test('the range of an input is the one that is accepted', () => {
  const field = { days: { from: 1, to: 90 } };
  const { first, last } = dateRange(field, '2027-12-31');
  expect([first, last]).toEqual(['2028-01-01', '2028-03-30']);
  expect(checkDate(first, field, '2027-12-31')).toEqual({ value: first });
  expect(checkDate(last, field, '2027-12-31')).toEqual({ value: last });
});

test.each([
  ['America/Los_Angeles', '2026-06-01T06:59:59Z', '2026-05-31'],
  ['America/Los_Angeles', '2026-06-01T07:00:00Z', '2026-06-01'],
  ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-11-30'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['Asia/Kathmandu', '2028-02-28T18:15:00Z', '2028-02-29'],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29'],
])('the current date in %s at %s is %s', (timeZone, now, date) => {
  expect(currentDate(timeZone, new Date(now))).toBe(date);
});
