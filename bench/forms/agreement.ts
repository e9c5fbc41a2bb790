import * as fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { currentDate } from '../../schema/forms/kinds/date.ts';
import { loadValidation } from '../../tests/support/forms/browser-validation.ts';
import { randomForm } from '../../tests/support/forms/random-form.ts';
import { randomJson, randomTexts } from '../../tests/support/forms/random-values.ts';
import { findDisagreements } from '../../tests/support/forms/ways-to-send.ts';
import { checkForm } from '../../schema/forms/check-form.ts';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { collectForms } from './collect-forms.ts';

/** Values of each form that every way of sending can have, and values that only JSON can have. */
const casesPerForm = 4;

/** Discards the metrics that the function of the Lambda logs. */
const withoutOutput = async <T>(run: () => Promise<T>): Promise<T> => {
  const { write } = process.stdout;
  process.stdout.write = () => true;
  try {
    return await run();
  } finally {
    process.stdout.write = write;
  }
};

/**
 * Validates generated values of generated forms in Chromium, by a plain form post and by a JSON request, and counts the
 * differences between them.
 */
export const compareWaysToSend = async (browser: Browser, count: number, seed: number) => {
  const page = await browser.newPage();
  const validate = await loadValidation(page);
  const forms = fc.sample(randomForm(), { numRuns: count, seed });
  const counts = { requests: 0, accepted: 0, invalidFields: 0, disagreements: 0 };
  const rules = new Map<string, number>();
  for (const [index, form] of forms.entries()) {
    const today = currentDate(words.timeZone);
    const options = { numRuns: casesPerForm, seed: seed + index };
    const cases = [
      ...fc.sample(randomTexts(form, today), options).map((one) => ({ one, post: true })),
      ...fc.sample(randomJson(form, today), options).map((one) => ({ one, post: false })),
    ];
    for (const { one, post } of cases) {
      const found = await withoutOutput(() => findDisagreements(form, one, today, { post, validate }));
      counts.requests += 1;
      counts.disagreements += found.length;
      const checked = checkForm(form, one.values, today);
      if ('values' in checked) counts.accepted += 1;
      const errors = 'errors' in checked ? checked.errors : [];
      counts.invalidFields += errors.length;
      for (const { rule } of errors) rules.set(rule, (rules.get(rule) ?? 0) + 1);
      for (const difference of found) console.error(JSON.stringify(form.steps), difference);
    }
  }
  await page.close();
  return { counts, rules, contents: collectForms(forms) };
};
