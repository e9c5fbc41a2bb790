import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseFactor } from '../../support/sample.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { bundleValidation, loadValidation } from '../../support/forms/browser-validation.ts';
import { randomForm } from '../../support/forms/random-form.ts';
import { randomJson, randomTexts } from '../../support/forms/random-values.ts';
import { checkForm } from '../../../schema/forms/check-form.ts';

const visit = useBrowser();
const today = '2026-06-01';

test('browsers validate any form like the Lambda', async () => {
  const { page, end } = await visit('about:blank');
  const validate = await loadValidation(page);
  const cases = randomForm().chain((form) =>
    fc.tuple(
      fc.constant(form),
      fc.array(fc.oneof(randomTexts(form, today), randomJson(form, today)), { minLength: 3 }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([form, all]) => {
      for (const { values } of all) {
        const sent = JSON.parse(JSON.stringify(values)) as typeof values;
        expect(await validate(form, sent, today)).toEqual(checkForm(form, sent, today));
      }
    }),
    { numRuns: 30 * caseFactor },
  );
  await end();
});

test('browsers load the rules of fields without the schemas', async () => {
  const code = await bundleValidation();
  expect(code).toContain('tooEarly');
  expect(code).not.toMatch(/zod|Shown in the empty field/i);
});
