import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';

/** Number of requests that are on their way. While there are none, time passes faster. */
let busy = 0;

/** Waits some milliseconds of virtual time for the network. */
export const travel = async (ms: number): Promise<void> => {
  busy += 1;
  await waitFor(ms);
  busy -= 1;
};

/** Waits some milliseconds of virtual time. */
export const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a task whose timers and dates are virtual: hours pass in milliseconds, and always in the same order. */
export const inVirtualTime = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: Date.UTC(2026, 2, 1) });
  // For modules that import `setTimeout` by its name.
  syncBuiltinESMExports();
  busy = 0;
  const state = { isDone: false };
  const result = task().finally(() => (state.isDone = true));
  // Its failure is reported below.
  result.catch(() => undefined);
  try {
    while (!state.isDone) {
      mock.timers.tick(busy > 0 ? 50 : 1000);
      await new Promise(setImmediate);
    }
    return await result;
  } finally {
    mock.timers.reset();
    syncBuiltinESMExports();
  }
};
