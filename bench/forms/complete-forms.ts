import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { protectServer } from '../../infra/local/guard.ts';
import type { Form } from '../../schema/form.ts';
import { checkForm } from '../../schema/forms/check-form.ts';
import { currentDate } from '../../schema/forms/kinds/date.ts';
import { revisionHeader, revisionOf } from '../../schema/forms/revision.ts';
import { freePort } from '../../scripts/local/free-port.ts';
import { startPreview } from '../../site-builder/preview/preview-server.ts';
import { violationsOn } from '../../tests/support/browser/axe.ts';
import { randomForm } from '../../tests/support/forms/random-form.ts';
import { validValues, type RandomValues } from '../../tests/support/forms/random-values.ts';
import { buildForms, routeOf } from './build-forms.ts';
import { collectForms } from './collect-forms.ts';
import { completeByKeyboard } from './keyboard.ts';

/** The time zone of the site that the forms are built in (tests/fixtures/dentist). */
const timeZone = 'America/Los_Angeles';
const timeoutMs = 20_000;

/** Opens the page of a form and hydrates it by pressing a key. */
const openForm = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.documentElement.dataset['shell'] === 'ready');
};

/** Completes one form. @returns what went wrong */
const complete = async (page: Page, url: string, form: Form, values: RandomValues): Promise<string[]> => {
  const problems: string[] = [];
  const check = async (within: string) => {
    for (const violation of await violationsOn(page, { within: [within] }))
      problems.push(`axe ${within}: ${violation}`);
  };
  await openForm(page, url);
  await check('html');
  const request = page.waitForRequest('**/api/send-email', { timeout: timeoutMs });
  request.catch(() => undefined);
  await completeByKeyboard(page, form, values, check);
  const sent = await request;
  const checked = checkForm(form, values, currentDate(timeZone));
  const expected = JSON.stringify({ type: form.type, ...('values' in checked && checked.values) });
  if (sent.postData() !== expected) problems.push(`sent ${sent.postData()}\nexpected ${expected}`);
  const revision = await sent.headerValue(revisionHeader);
  if (revision !== form.revision) problems.push(`sent revision ${revision} of ${form.revision}`);
  await page.locator('[data-sent]').waitFor({ timeout: timeoutMs });
  await check('main');
  return problems;
};

/** Renders generated forms, and completes them in Chromium by keyboard alone with axe-core at each step. */
export const completeForms = async (browser: Browser, count: number, seed: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-forms-'));
  const forms = fc.sample(randomForm({ maxFields: 40 }), { numRuns: count, seed }).map((form, index) => ({
    ...form,
    type: `form-${index + 1}`,
    revision: revisionOf(form),
  }));
  const root = await buildForms(folder, forms);
  const port = await freePort(4300);
  const server = await startPreview({ guard: protectServer, root, port, api: 'http://127.0.0.1:9' });
  let completed = 0;
  let withoutViolation = 0;
  for (const [index, form] of forms.entries()) {
    const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: timeZone });
    context.setDefaultTimeout(timeoutMs);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 202, body: '{}' }));
    const [values = {}] = fc.sample(validValues(form, currentDate(timeZone)), {
      numRuns: 1,
      seed: seed + index,
    });
    try {
      problems.push(...(await complete(page, `http://127.0.0.1:${port}${routeOf(form)}`, form, values)));
      completed += 1;
    } catch (error) {
      problems.push(String(error));
    }
    if (!problems.some((problem) => problem.startsWith('axe'))) withoutViolation += 1;
    if (problems.length > 0)
      console.error(form.type, problems, JSON.stringify(form.steps), JSON.stringify(values));
    await context.close();
  }
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
  return { rendered: forms.length, completed, withoutViolation, contents: collectForms(forms) };
};
