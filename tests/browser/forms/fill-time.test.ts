import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

const person = { name: 'Tia Time', email: 'tia@example.com', phone: '949 555 0100' };

const type = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`form [name=${name}]`).pressSequentially(value);
};

/** Inserts whole texts, as a paste or autofill does. */
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`form [name=${name}]`).fill(value);
};

/** Sends the form. @returns the fill time in the request, or undefined */
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

test('the fill time starts at the first interaction, and again after the form was sent', async () => {
  const { page, end } = await open();
  for (const message of ['One.', 'Two.']) {
    await type(page, { ...person, message });
    expect(await timeOf(page)).toMatch(/^\d+$/);
    await expect.poll(() => page.locator('form [name=message]').inputValue()).toBe('');
  }
  await end();
});

test.each(['input', 'change'])('a value that autofill inserts with `%s` has no fill time', async (event) => {
  const { page, end } = await open();
  await type(page, { ...person, message: 'Quick.' });
  await page.locator('form [name=name]').evaluate((field: HTMLInputElement, name) => {
    field.value = 'Tia Timely';
    field.dispatchEvent(new Event(name, { bubbles: true }));
  }, event);
  expect(await timeOf(page)).toBeUndefined();
  await end();
});

test('a pasted text has no fill time', async () => {
  const { page, end } = await open();
  await type(page, { ...person, message: 'Quick.' });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => page.locator('form [name=message]').inputValue()).toBe('Quick.Quick.');
  expect(await timeOf(page)).toBeUndefined();
  await end();
});

test('after visiting the privacy notice and returning, no fill time is sent', async () => {
  const { page, end } = await open();
  await fill(page, { ...person, message: 'Back again.' });
  await page.locator('form [data-privacy] a').click();
  await page.waitForURL('**/privacy');
  // The URL changes first; until the form is removed, it is still the previous one.
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

test('a restored page sends no fill time', async () => {
  const { page, end } = await open();
  await fill(page, { ...person, message: 'Restored.' });
  // Navigate within the site, because Chromium stores form values too late when leaving for `about:blank`.
  await page.goto('/privacy');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => page.locator('form [name=message]').inputValue()).toBe('Restored.');
  await page.locator('form [name=message]').fill('Restored!');
  expect(await timeOf(page)).toBeUndefined();
  await end();
});

test('values entered before the scripts load, or by a program, have no fill time', async () => {
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

test('the same applies to a room chosen before the scripts loaded', async () => {
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
