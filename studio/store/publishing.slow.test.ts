import fc from 'fast-check';
import { test } from 'vitest';
import { openGitHubRepository } from '../../tests/support/publishing/by-github.ts';
import { checkPublishingRun, publishingRuns } from '../../tests/support/publishing/random-runs.ts';
import { caseFactor } from '../../tests/support/sample.ts';

const seed = caseFactor === 1 ? 20 : Date.now();

test(
  'whatever several people save and publish, no word is lost, and every published state passes the check',
  () =>
    fc.assert(
      fc.asyncProperty(publishingRuns, (acts) => checkPublishingRun(openGitHubRepository, acts)),
      { numRuns: 3 * caseFactor, seed, endOnFailure: true },
    ),
  300_000 * caseFactor,
);
