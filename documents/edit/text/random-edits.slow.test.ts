import fc from 'fast-check';
import { test } from 'vitest';
import { checkRun, editRuns } from '../../../tests/support/sites/random-edits.ts';

/** `FUZZ=100` takes so many times as many documents, others each time. */
const times = Number(process.env['FUZZ'] ?? 1);
const seed = times === 1 ? 1 : Date.now();

test(
  'documents in any style, edited in any order: they say what they should, and differ only where they may',
  () => {
    fc.assert(fc.property(editRuns(10), checkRun), { numRuns: 100 * times, seed });
  },
  60_000 * times,
);
