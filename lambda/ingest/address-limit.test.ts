import { expect, test } from 'vitest';
import { createAddressLimit } from './address-limit.ts';
import { networkPrefix } from './network-prefix.ts';

const minute = 60_000;

/** A limit of three, with a clock that the test turns. */
const limitOfThree = () => {
  const clock = { now: 0 };
  const isTooMany = createAddressLimit(3, () => clock.now);
  return { clock, ask: (address: string | null) => isTooMany(address) };
};

test('an address has so many requests in any five minutes', () => {
  const { clock, ask } = limitOfThree();
  const answers: boolean[] = [];
  for (const at of [0, 1, 2, 3, 4, 5, 5.5, 6, 6.2]) {
    clock.now = at * minute;
    answers.push(ask('203.0.113.7'));
  }
  expect(answers).toEqual([false, false, false, true, true, false, true, false, true]);
});

test('another address has its own, and without an address there is no limit', () => {
  const { ask } = limitOfThree();
  for (const address of ['203.0.113.7', '203.0.113.8', null])
    for (let request = 0; request < 3; request += 1) expect(ask(address)).toBe(false);
  expect([ask('203.0.113.7'), ask('203.0.113.8'), ask(null)]).toEqual([true, true, false]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b'],
  ['2001:DB8:a:b::1', '2001:db8:a:b'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:000a:000b::', '2001:db8:a:b'],
  ['::1', '0:0:0:0'],
  ['2001:db8:a::', '2001:db8:a:0'],
])('the network of %s is %s', (address, network) => expect(networkPrefix(address)).toBe(network));

test('a household with many addresses has one limit', () => {
  const { ask } = limitOfThree();
  expect([1, 2, 3, 4].map((host) => ask(`2001:db8:a:b::${host}`))).toEqual([false, false, false, true]);
});

test('addresses without end use up no memory, and the last one is still counted', () => {
  const { ask } = limitOfThree();
  for (let request = 0; request < 3; request += 1) ask('203.0.113.7');
  for (let host = 0; host < 10_000; host += 1) ask(`10.0.${host >> 8}.${host & 255}`);
  expect(ask('203.0.113.7')).toBe(false);
  expect([ask('10.0.39.15'), ask('10.0.39.15'), ask('10.0.39.15')]).toEqual([false, false, true]);
});
