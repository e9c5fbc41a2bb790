import { expect, test } from 'vitest';
import { createAddressLimit } from './address-limit.ts';

const minute = 60_000;

/** A limit of three requests, with a clock that the test sets. */
const limitOfThree = () => {
  const clock = { now: 0 };
  const isOverLimit = createAddressLimit(3, () => clock.now);
  return { clock, send: (address: string | null) => isOverLimit(address) };
};

test('an address may send three requests in any five minutes', () => {
  const { clock, send } = limitOfThree();
  const results: boolean[] = [];
  for (const at of [0, 1, 2, 3, 4, 5, 5.5, 6, 6.2]) {
    clock.now = at * minute;
    results.push(send('203.0.113.7'));
  }
  expect(results).toEqual([false, false, false, true, true, false, true, false, true]);
});

test('each address has its own limit, and requests without an address have none', () => {
  const { send } = limitOfThree();
  for (const address of ['203.0.113.7', '203.0.113.8', null])
    for (let request = 0; request < 3; request += 1) expect(send(address)).toBe(false);
  expect([send('203.0.113.7'), send('203.0.113.8'), send(null)]).toEqual([true, true, false]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b'],
  ['2001:DB8:a:b::1', '2001:db8:a:b'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:000a:000b::', '2001:db8:a:b'],
  ['::1', '0:0:0:0'],
  ['2001:db8:a::', '2001:db8:a:0'],
])('%s shares the limit of the network %s', (address, network) => {
  const { send } = limitOfThree();
  for (let request = 0; request < 3; request += 1) send(address);
  expect(send(network.includes(':') ? `${network}::1` : network)).toBe(true);
});

test('memory is bounded however many addresses there are, and the newest is still counted', () => {
  const { send } = limitOfThree();
  for (let request = 0; request < 3; request += 1) send('203.0.113.7');
  for (let host = 0; host < 10_000; host += 1) send(`10.0.${host >> 8}.${host & 255}`);
  expect(send('203.0.113.7')).toBe(false);
  expect([send('10.0.39.15'), send('10.0.39.15'), send('10.0.39.15')]).toEqual([false, false, true]);
});
