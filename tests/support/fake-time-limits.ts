import { vi } from 'vitest';

/** Time limits by timers, which tests can set forward. */
export const fakeTimeLimits = (): unknown =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), limit);
    return controller.signal;
  });
