import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

const person = { name: 'Tia Time', email: 'tia@example.com', phone: '949 555 0100' };

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`form [name=${name}]`).fill(value);
};

/** Sends the form. @returns what it says of the time, undefined when it says nothing */
const timeOf = async (page: Page): Promise<string | undefined> => {
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 202, json: {} }));
  const sent = page.waitForRequest('**/api/send-email');
  await page.locator('form [type=submit]').click();
  return (await sent).headers()['x-fill-time'];
};

const open = async () => {
  const visitor = await visit('/contact');
  await hydrated(visitor.page);
  return visitor;
};

test('the time begins at the first touch, and again once the form was sent', async () => {
  const { page, end } = await open();
  for (const message of ['One.', 'Two.']) {
    await fill(page, { ...person, message });
    expect(await timeOf(page)).toMatch(/^\d+$/);
    await expect.poll(() => page.locator('form [name=message]').inputValue()).toBe('');
  }
  await end();
});

test('whoever reads the privacy notice and comes back sends no time', async () => {
  const { page, end } = await open();
  await fill(page, { ...person, message: 'Back again.' });
  await page.locator('form [data-privacy] a').click();
  await page.waitForURL('**/privacy');
  // The address changes first: until the form is gone, it is the one that was touched.
  await page.locator('form [name=message]').waitFor({ state: 'detached' });
  await page.goBack();
  await expect
    .poll(() =>
      page
        .locator('form [name=message]')
        .inputValue()
        .catch(() => ''),
    )
    .toBe('Back again.');
  await page.locator('form [name=message]').fill('Back again!');
  expect(await timeOf(page)).toBeUndefined();
  await end();
});

test('a page that the browser restores sends no time', async () => {
  const { page, end } = await open();
  await fill(page, { ...person, message: 'Restored.' });
  // A page of the same site: Chromium stores what was typed before it leaves, which it does later for `about:blank`.
  await page.goto('/privacy');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => page.locator('form [name=message]').inputValue()).toBe('Restored.');
  await page.locator('form [name=message]').fill('Restored!');
  expect(await timeOf(page)).toBeUndefined();
  await end();
});

test('what is written before the scripts arrive, or by a program, has no time', async () => {
  const { page, end } = await visit('/contact');
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.forms[0]?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }, person);
  await hydrated(page);
  await page.locator('form [name=message]').fill('Quick.');
  expect(await timeOf(page)).toBeUndefined();
  await end();
});

test('a room that was chosen before the scripts arrived is such a field too', async () => {
  const { page, end } = await visit('/free-estimate');
  await page.evaluate(() => document.querySelector<HTMLInputElement>('[name=rooms]')?.click());
  await hydrated(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-step="1"] [type=submit]')?.focus());
  const sent = page.waitForRequest('**/api/send-email');
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 202, json: {} }));
  await page.locator('[data-step="1"] [type=submit]').click();
  await fill(page, { message: 'x'.repeat(100) });
  await page.locator('[data-step="2"] [type=submit]').click();
  await fill(page, { ...person, zipCode: '92626' });
  await page.locator('[data-step="3"] [type=submit]').click();
  expect((await sent).headers()['x-fill-time']).toBeUndefined();
  await end();
});
