import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a promise that never ends is given up, and not before its time', async () => {
  const ended = vi.fn();
  void within(8_000, new Promise(() => undefined)).then(ended);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(undefined);
});

test('a promise that ends in time gives its value, one that fails nothing, and no timer is left', async () => {
  expect(await within(8_000, Promise.resolve('value'))).toBe('value');
  expect(await within(8_000, Promise.reject(new Error('failed')))).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
