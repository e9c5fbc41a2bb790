import fc from 'fast-check';
import { test } from 'vitest';
import { checkRun, editRuns } from '../../../tests/support/sites/random-edits.ts';
import { caseFactor } from '../../../tests/support/sample.ts';

const seed = caseFactor === 1 ? 1 : Date.now();

test(
  'random edits of documents in any style have the expected value and change nothing else',
  () => {
    fc.assert(fc.property(editRuns(10), checkRun), { numRuns: 100 * caseFactor, seed });
  },
  60_000 * caseFactor,
);
