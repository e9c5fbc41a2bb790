import { chromium } from 'playwright-core';
import { createCommand, parseOptions } from '../scripts/cli.ts';
import { chromiumArgs, findChromium } from '../tests/support/programs/chromium.ts';
import { compareWaysToSend } from './forms/agreement.ts';
import { completeForms } from './forms/complete-forms.ts';
import { machine } from './machine.ts';

/**
 * `npm run site -- bench forms`: sends generated values of generated forms in every way, and compares the results of the
 * validation in Chromium, of a plain form post and of a JSON request, field by field and rule by rule. Then renders forms
 * and completes them by keyboard alone, with axe-core at each step. Ends with status 1 if there is a difference, a
 * violation or a form that cannot be completed.
 */
const options = parseOptions(
  createCommand('bench forms', ['--forms 100 --rendered 10'], 'compare the ways to send generated forms')
    .option('--forms <number>', 'forms to send', '1000')
    .option('--rendered <number>', 'forms to render and to complete by keyboard', '200')
    .option('--seed <number>', 'seed of the generated forms', '1'),
);
const seed = Number(options.seed);

console.log(machine());
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
let isFaultless = true;
if (Number(options.forms) > 0) {
  const { counts, rules, contents } = await compareWaysToSend(browser, Number(options.forms), seed);
  console.table(contents);
  console.table({ ...counts, ...Object.fromEntries(rules) });
  isFaultless &&= counts.disagreements === 0;
}
if (Number(options.rendered) > 0) {
  const { contents, ...result } = await completeForms(browser, Number(options.rendered), seed);
  console.table(contents);
  console.table(result);
  isFaultless &&= result.completed === result.rendered && result.withoutViolation === result.rendered;
}
await browser.close();
process.exitCode = isFaultless ? 0 : 1;
