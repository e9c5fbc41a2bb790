import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { caseFactor } from '../../tests/support/sample.ts';
import { randomForm } from '../../tests/support/forms/random-form.ts';
import { randomJson, randomTexts } from '../../tests/support/forms/random-values.ts';
import { findDisagreements } from '../../tests/support/forms/ways-to-send.ts';

const today = '2026-06-01';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00-07:00`) });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => void vi.useRealTimers();
});

test.each([
  ['a plain post and a JSON request of any form', randomTexts, { post: true }],
  ['a JSON request with values of any type', randomJson, { post: false }],
] as const)('%s agrees with the validation of its form', async (_, randomValues, options) => {
  const cases = randomForm().chain((form) =>
    fc.tuple(fc.constant(form), fc.array(randomValues(form, today), { minLength: 5, maxLength: 5 })),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([form, values]) => {
      for (const each of values) expect(await findDisagreements(form, each, today, options)).toEqual([]);
    }),
    { numRuns: 10 * caseFactor },
  );
});
