import { expect, test } from 'vitest';
import { toClockTime, hoursPattern, toWrittenTime } from './hours.ts';

test.each([
  ['12:00 AM', '00:00'],
  ['9:05 AM', '09:05'],
  ['12:30 PM', '12:30'],
  ['6:00 PM', '18:00'],
])('%s converts to %s and back', (written, clock) => {
  expect(toClockTime(written)).toBe(clock);
  expect(toWrittenTime(clock)).toBe(written);
  expect(`${written}-${written}`).toMatch(new RegExp(hoursPattern));
});
