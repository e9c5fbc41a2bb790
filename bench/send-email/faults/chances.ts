import type { Faults } from '../../../infra/local/backend.ts';
import { createRandom } from '../../../tests/support/sites/random-numbers.ts';
import { createDraw } from '../random.ts';

/**
 * Creates the faults of the fault run: for every request, each emulator randomly decides whether and how it fails.
 * @param seed the same seed produces the same faults
 * @param counts counts the faults by name
 */
export const chances = (seed: number, counts: Map<string, number>): Faults => {
  const random = createRandom(seed);
  return {
    ses: createDraw(
      random,
      {
        throttle: 0.04,
        error: 0.02,
        reset: 0.02,
        hang: 0.005,
        late: 0.005,
        refuse: 0.01,
        empty: 0.01,
        stall: 0.004,
        drip: 0.003,
        cut: 0.01,
      },
      counts,
      'ses',
    ),
    queue: createDraw(
      random,
      { down: 0.02, throttle: 0.01, twice: 0.03, empty: 0.005, stall: 0.002, drip: 0.002, cut: 0.005 },
      counts,
      'queue',
    ),
    archive: createDraw(
      random,
      { down: 0.02, hang: 0.002, conflict: 0.01, empty: 0.005, stall: 0.002, drip: 0.002, cut: 0.01 },
      counts,
      'archive',
    ),
    api: createDraw(random, { limit: 0.01, down: 0.01 }, counts, 'api'),
  };
};
