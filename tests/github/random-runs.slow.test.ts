import { expect, test } from 'vitest';
import { publishingRun } from '../support/github/publishing-runs.ts';

test.each(Array.from({ length: 10 }, (_, index) => 20_260 + index))(
  'whatever two editors save and publish, no word is lost and the site stays whole: %i',
  async (seed) => {
    await expect(publishingRun(seed)).resolves.toBeGreaterThan(0);
  },
);
