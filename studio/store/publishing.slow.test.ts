import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { openFolderRepository } from '../../tests/support/publishing/by-folder.ts';
import { openGitHubRepository } from '../../tests/support/publishing/by-github.ts';
import { checkPublishingRun, publishingRuns } from '../../tests/support/publishing/random-runs.ts';
import { caseFactor } from '../../tests/support/sample.ts';

const seed = caseFactor === 1 ? 20 : Date.now();

beforeEach(() => {
  // Isolates Git from the configuration of the user who runs the tests.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
});
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['from folders', openFolderRepository],
  ["behind GitHub's API", openGitHubRepository],
])(
  'whatever several people save and publish %s, no word is lost, and every published state passes the check',
  (_, open) =>
    fc.assert(
      fc.asyncProperty(publishingRuns, (acts) => checkPublishingRun(open, acts)),
      { numRuns: 3 * caseFactor, seed, endOnFailure: true },
    ),
  300_000 * caseFactor,
);
