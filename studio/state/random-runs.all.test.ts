import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTexts } from '../../tests/support/sites/bare-studio.ts';
import { checkStudioRun, studioRuns } from '../../tests/support/sites/studio-runs.ts';

// `npm run site -- bench studio` makes a thousand of them.
test('random form and text edits lose no text and save only their own changes', async () => {
  const texts = readTexts('tests/fixtures/dentist/pages');
  const runs = fc.asyncProperty(studioRuns, (acts) => checkStudioRun(texts, acts));
  await expect(fc.assert(runs, { seed: 20_260, numRuns: 200 })).resolves.toBeUndefined();
});
