import fc from 'fast-check';
import { test } from 'vitest';
import { checkPublishingRun, publishingRuns } from '../support/publishing/random-runs.ts';

test('whatever several people save and publish, no word is lost, and every published state passes the check', () =>
  fc.assert(fc.asyncProperty(publishingRuns, checkPublishingRun), {
    numRuns: 60,
    seed: Date.now(),
    endOnFailure: true,
  }));
