import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { contactValues, fillFields } from '../../support/browser/fill-fields.ts';
import { waitForMail } from '../../support/browser/mailbox.ts';
import { shortenLongWait } from '../../support/browser/wizard.ts';
import { runsAll } from '../../support/sample.ts';
import { company } from '../../support/sites/company.ts';

const visit = useBrowser();

/** Opens the contact form, whose lazily loaded code never arrives, and fills it in; uses a fake clock. */
const openStalled = async (name: string) => {
  const visitor = await visit('about:blank', { ownContext: true });
  const { page } = visitor;
  await page.clock.install();
  await page.route('**/assets/notices-*.js', () => undefined);
  await page.goto('/contact');
  await hydrated(page);
  await fillFields(page, { ...contactValues, name });
  return visitor;
};

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const sending = (page: Page) => page.getByRole('button', { name: 'Sending...' });

test('if the notices never load, a click shows the sending state and the form is submitted natively', async () => {
  const { page } = await openStalled('Sol Noticed');
  await send(page);
  await sending(page).waitFor();
  expect(await sending(page).isDisabled()).toBe(true);
  await page.clock.fastForward(8_000);
  await page.waitForURL('**/thank-you');
  await waitForMail('Sol Noticed');
  // After back navigation the form does not show a failure.
  await page.goBack();
  await page.clock.fastForward(60_000);
  expect(await page.locator('[data-failed]').count()).toBe(0);
});

test.runIf(runsAll)(
  'if the native submission gets no response either, the form shows the phone number and can be sent again',
  async () => {
    const { page } = await openStalled('Sol Stalled');
    await shortenLongWait(page);
    const posts: string[] = [];
    await page.route('**/api/send-email', (route) => void posts.push(route.request().method()));
    await send(page);
    await page.clock.fastForward(8_000);
    await expect.poll(() => posts).toEqual(['POST']);
    await page.locator('[data-failed]').getByRole('link').waitFor();
    expect(await page.locator('[data-failed] a').first().getAttribute('href')).toBe(company.call);
    expect(await page.locator('form [name=message]').inputValue()).toContain('travertine');
    await send(page);
    await page.clock.fastForward(8_000);
    await expect.poll(() => posts).toEqual(['POST', 'POST']);
  },
);

test.runIf(runsAll).each(['FormData', 'fetch', 'AbortController', 'normalize'])(
  'without %s the form is submitted natively, once',
  async (missing) => {
    const { page } = await visit('/contact');
    await hydrated(page);
    await fillFields(page, { ...contactValues, name: `Olive ${missing}` });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.resourceType());
    });
    await page.evaluate((name) => {
      const owner = name in globalThis ? globalThis : String.prototype;
      Object.defineProperty(owner, name, { value: undefined });
    }, missing);
    await send(page);
    await page.waitForURL('**/thank-you');
    expect(requests).toEqual(['document']);
    await waitForMail(`Olive ${missing}`);
  },
);
