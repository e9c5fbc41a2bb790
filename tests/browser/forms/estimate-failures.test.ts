import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser, type Visit } from '../../support/browser/browser.ts';
import { company } from '../../support/sites/company.ts';
import { fillContact, long, open, shortenLongWait, step, toStep3 } from '../../support/browser/wizard.ts';

const visit = useBrowser();

/** One page that is shared by all tests; the values are retained after each failure. */
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  visitor = await open(visit);
  ({ page } = visitor);
  await shortenLongWait(page);
  await toStep3(page);
  await fillContact(page, 'Kept Name');
});
afterAll(() => visitor.end());

/** Sends the form; the test defines the response. */
const send = async (answer: (route: Route) => unknown): Promise<void> => {
  await page.unroute('**/api/send-email');
  await page.route('**/api/send-email', (route) => void answer(route));
  await page.getByRole('button', { name: 'Send my request' }).click();
};

const nameInFocus = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('a failed estimate request', () => {
  for (const [name, answer] of [
    [
      'a redirect to a page, such as that of a captive portal',
      (route) => route.fulfill({ status: 302, headers: { location: '/thank-you' } }),
    ],
    ['no answer for 20 seconds', () => undefined],
  ] satisfies [string, (route: Route) => unknown][]) {
    test(`${name}: the values and the step are retained and the failure is shown`, async () => {
      await send(answer);
      const notice = page.locator('.notistack-SnackbarContainer').getByRole('alert');
      await notice.waitFor();
      expect(await notice.innerText()).toContain('Not sent');
      expect(await notice.innerText()).toContain(
        `Something went wrong. Please try again or call ${company.phone}.`,
      );
      expect(await step(page, 3).isVisible()).toBe(true);
      expect(await page.getByLabel('Full name').inputValue()).toBe('Kept Name');
      expect(await page.locator('[name=message]').inputValue()).toBe(long);
      expect(await page.locator('[data-failed]').getByRole('link').getAttribute('href')).toBe(company.call);
      // The message with the phone number has the focus, so that the next Tab reaches its link.
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-failed'))).toBe(true);
      // One log entry of ours; the browser logs the response as well.
      const lines = visitor.console.splice(0);
      expect(lines.filter((line) => line.includes('estimate request failed'))).toHaveLength(1);
      expect(lines.join()).not.toContain('Kept Name');
      await notice.getByRole('button').click();
      await notice.waitFor({ state: 'detached' });
    });
  }

  test('an error that only the server detects is shown at its field', async () => {
    const fields = [{ field: 'email', rule: 'format', message: 'Server words' }];
    await send((route) => route.fulfill({ status: 422, json: { error: 'invalid', fields } }));
    await step(page, 3).getByText('Server words').waitFor();
    expect(await nameInFocus()).toBe('email');
  });

  test('an error in an earlier step shows that step, and the values are retained', async () => {
    const fields = [{ field: 'rooms', rule: 'unknown', message: 'Server words' }];
    await send((route) => route.fulfill({ status: 422, json: { error: 'invalid', fields } }));
    await step(page, 1).getByText('Server words').waitFor();
    expect(await nameInFocus()).toBe('rooms');
    expect(await page.getByLabel('Kitchen', { exact: true }).isChecked()).toBe(true);
    expect(await page.locator('[name=name]').inputValue()).toBe('Kept Name');
  });
});
