import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('rejects at the limit and not before', async () => {
  const onReject = vi.fn<() => void>();
  withTimeout(4000, new Promise(() => {})).catch(onReject);
  await vi.advanceTimersByTimeAsync(3999);
  expect(onReject).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onReject).toHaveBeenCalledOnce();
});

test('settles like the promise and clears its timer', async () => {
  expect(await withTimeout(4000, Promise.resolve('page'))).toBe('page');
  await expect(withTimeout(4000, Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
