import fc from 'fast-check';
import { test } from 'vitest';
import { openGitHubRepository } from '../support/publishing/by-github.ts';
import { checkPublishingRun, publishingRuns } from '../support/publishing/random-runs.ts';

test('whatever several people save and publish, no word is lost, and every published state passes the check', () =>
  fc.assert(
    fc.asyncProperty(publishingRuns, (acts) => checkPublishingRun(openGitHubRepository, acts)),
    { numRuns: 60, seed: Date.now(), endOnFailure: true },
  ));
