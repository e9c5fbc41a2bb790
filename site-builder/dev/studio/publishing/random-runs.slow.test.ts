import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { checkPublishingRun, publishingRuns } from '../../../../tests/support/git/publishing-runs.ts';

/** `FUZZ=15` makes so many times as many runs, others each time. */
const times = Number(process.env['FUZZ'] ?? 1);
const seed = times === 1 ? 20 : Date.now();

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
});
afterEach(() => vi.unstubAllEnvs());

test(
  'two editors of one repository: no word is lost, and every published state passes the check',
  () =>
    fc.assert(fc.asyncProperty(publishingRuns, checkPublishingRun), {
      numRuns: 10 * times,
      seed,
      endOnFailure: true,
    }),
  300_000 * times,
);
