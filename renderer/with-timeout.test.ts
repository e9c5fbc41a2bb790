import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a wait ends at its limit, and not before', async () => {
  const ended = vi.fn<() => void>();
  withTimeout(4000, new Promise(() => {})).catch(ended);
  await vi.advanceTimersByTimeAsync(3999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('what settles in time settles as it would, and leaves no timer', async () => {
  expect(await withTimeout(4000, Promise.resolve('page'))).toBe('page');
  await expect(withTimeout(4000, Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
