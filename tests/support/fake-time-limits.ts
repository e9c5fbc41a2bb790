import { vi } from 'vitest';

/** Replaces `AbortSignal.timeout` with timers that tests can advance. */
export const fakeTimeLimits = (): unknown =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), limit);
    return controller.signal;
  });
