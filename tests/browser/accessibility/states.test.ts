import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();
const phone = { width: 390, height: 900 };

/** Runs axe on the visible parts of a form and on its notices. */
const expectNoViolations = async (page: Page): Promise<void> =>
  expect(
    await violationsOn(page, { within: ['main section:has(form)', '.notistack-SnackbarContainer'] }),
  ).toEqual([]);

const send = (page: Page, status: number) =>
  page.route('**/api/send-email', (route) => route.fulfill({ status, body: '{}' }));

describe('axe reports no violation', () => {
  test('on each step of the wizard, with error messages and notices', async () => {
    const { page, end } = await visit('/free-estimate', { viewport: phone, reducedMotion: 'reduce' });
    await hydrated(page);
    await send(page, 500);
    const next = (step: number) =>
      page.locator(`[data-step="${step}"]`).getByRole('button', { name: 'Next' }).click();
    // layouts.test.ts checks the first step and the rest of the page.
    await page.getByLabel('Kitchen', { exact: true }).check();
    await next(1);
    await expectNoViolations(page);
    await page.locator('[name=message]').fill('A floor of oak boards. '.repeat(6));
    await next(2);
    const submit = page.getByRole('button', { name: 'Send my request' });
    await submit.click();
    await expectNoViolations(page);
    for (const [name, value] of [
      ['name', 'A'],
      ['email', 'a@b.co'],
      ['phone', '1'],
      ['zipCode', '92626'],
    ] as const) {
      await page.locator(`[data-step="3"] [name=${name}]`).fill(value);
    }
    // A click could miss the button, which moves when the messages above it disappear.
    await submit.press('Enter');
    await page.locator('.notistack-SnackbarContainer').getByRole('alert').waitFor();
    await expectNoViolations(page);
    await send(page, 202);
    await submit.click();
    await page.getByText('Request sent').waitFor();
    await expectNoViolations(page);
    await end();
  });

  test('with the popup or a menu open', async () => {
    const { page, end } = await visit('/about', { viewport: phone, reducedMotion: 'reduce' });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const popup = page.getByText('May we come and measure?');
    await popup.waitFor();
    expect(await violationsOn(page, { within: ['[aria-live=polite]'] })).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await popup.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const group of await page.locator('#phone-menu summary').all()) await group.click();
    expect(await violationsOn(page, { within: ['header'] })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Services menu' }).click();
    expect(await violationsOn(page, { within: ['header'] })).toEqual([]);
    await end();
  });
});
