import { expect, test } from 'vitest';
import { findSpamSignals } from './spam-signals.ts';

const field = (kind: string, value: string | string[]) => ({ name: kind, kind, label: kind, value });
const phone = field('phone', '714 555 0199');
const long = field('paragraph', 'x'.repeat(5000));
const chosen = { ...field('choice', 'good'), chosen: ['Good'] };

test.each([
  ['a phone number in 1.5 seconds', [phone], '1500', []],
  ['a phone number in half a second', [phone], '500', ['fillTime']],
  ['a choice, which is not typed', [chosen], '0', []],
  ['a long text in less than three seconds', [long], '2999', ['fillTime']],
  // Mails of sites with a former text say that it took less than three seconds.
  ['a long text in three seconds', [long], '3000', []],
  ['an unknown time', [long], null, []],
  ['a time that is not a number', [long], '-5', []],
])('the time is a signal if it is too short for what was typed: %s', (_, fields, time, signals) => {
  expect(findSpamSignals({}, fields, time)).toEqual(signals);
});

test('a filled honeypot is a signal', () => {
  expect(findSpamSignals({ subject: 'Offer' }, [phone], null)).toEqual(['honeypot']);
  expect(findSpamSignals({ subject: ' ' }, [phone], null)).toEqual([]);
});
