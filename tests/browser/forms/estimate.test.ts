import type { Page, Route } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { waitForMail } from '../../support/browser/mailbox.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import {
  fillContact,
  long,
  next,
  open,
  shortenLongWait,
  step,
  toStep2,
  toStep3,
} from '../../support/browser/wizard.ts';
import { company } from '../../support/sites/company.ts';

const visit = useBrowser();

const visibleSteps = (page: Page) =>
  page
    .locator('[data-step]:visible')
    .evaluateAll((steps) => steps.map((one) => Number(one.getAttribute('data-step'))));

/** Returns the description of an element as the browser computes it for screen readers. */
const describeElement = async (page: Page, selector: string): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(selector)})`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  const wanted = { objectId: result.objectId ?? '', fetchRelatives: false };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', wanted);
  await session.detach();
  return String(nodes[0]?.description?.value ?? '');
};

test('a link to a choice opens the form with this choice', async () => {
  const { page } = await visit('/pavers');
  await page.getByRole('link', { name: 'A bathroom' }).click();
  await page.waitForURL('**/free-estimate#estimate-rooms-bathroom');
  await expect.poll(() => next(page, 1).isDisabled()).toBe(false);
  const chosen = page.locator('[name=rooms]:checked');
  expect(await chosen.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')))).toEqual([
    'bathroom',
  ]);
});

test('a choice is part of the first line of the message', async () => {
  const { page } = await visit('/pavers');
  await hydrated(page);
  await page.getByRole('link', { name: 'A bathroom' }).click();
  await next(page, 1).click();
  expect(await page.getByLabel('First line').inputValue()).toBe('Pavers: A bathroom');
});

describe('estimate form', () => {
  /** One page that is shared by all tests. */
  const visitor = oneWindow(() => open(visit));
  let page: Page;
  beforeEach(() => ({ page } = visitor()));

  /** Runs axe on the visible parts of the form and on its notices; layouts.test.ts checks the rest of the page. */
  const expectNoViolations = async (): Promise<void> =>
    expect(
      await violationsOn(page, { within: ['main section:has(form)', '.notistack-SnackbarContainer'] }),
    ).toEqual([]);

  test('a visitor fills in three steps and the business receives every field', async () => {
    await expect.poll(() => next(page, 1).isDisabled()).toBe(true);
    expect(await visibleSteps(page)).toEqual([1]);
    await toStep2(page);
    await expectNoViolations();
    await page.getByLabel('Project description').fill(long);
    await next(page, 2).click();
    expect(await visibleSteps(page)).toEqual([3]);
    await page.getByRole('button', { name: 'Send my request' }).click();
    await page.locator('main [aria-invalid=true]').first().waitFor();
    await expectNoViolations();
    await fillContact(page, 'Ana <i>María</i> Núñez');
    const sent = page.waitForRequest('**/api/send-email');
    await page.getByRole('button', { name: 'Send my request' }).click();
    expect((await sent).postDataJSON()).toEqual({
      type: 'estimate',
      name: 'Ana <i>María</i> Núñez',
      email: 'ana@example.com',
      phone: '949 555 0100',
      zipCode: '92626',
      message: long,
      rooms: ['kitchen', 'other'],
    });
    const notice = page.getByRole('alert').filter({ hasText: 'Request sent' });
    await notice.waitFor();
    expect(await notice.innerText()).toContain('Thank you. We call you within 2 hours.');
    await expectNoViolations();

    // The wizard is reset to its first step.
    expect(await visibleSteps(page)).toEqual([1]);
    expect(await next(page, 1).isDisabled()).toBe(true);
    expect(await page.getByLabel('Kitchen', { exact: true }).isChecked()).toBe(false);
    expect(await page.locator('[name=message]').inputValue()).toBe('');
    expect(await page.locator('[name=name]').inputValue()).toBe('');

    const mail = await waitForMail('Ana <i>María</i> Núñez');
    const all = ['ana@example.com', '949 555 0100', '92626', 'Kitchen', 'Other', '<b>quartz</b> & the floor'];
    expect(all.filter((words) => !mail.text.includes(words))).toEqual([]);
    expect(mail.html).toContain('&lt;b&gt;quartz&lt;/b&gt; &amp; the floor');
    expect(mail.html).not.toContain('<b>quartz');
    expect(mail.replyTo).toEqual(['ana@example.com']);
    expect(mail.subject).not.toContain('Ana');
    expect(visitor().console).toEqual([]);
  });

  test('a room is selected and deselected by a click, and Enter does not leave an incomplete step', async () => {
    const room = page.getByLabel('Bathroom', { exact: true });
    for (const isOn of [true, false]) {
      await page.getByText('Bathroom', { exact: true }).first().click();
      expect([await room.isChecked(), await next(page, 1).isEnabled()]).toEqual([isOn, isOn]);
    }
    await room.press('Enter');
    expect(await visibleSteps(page)).toEqual([1]);
    await room.press('Space');
    await room.press('Enter');
    await page.getByLabel('Project description').fill('Too short');
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    expect(await visibleSteps(page)).toEqual([2]);
  });

  test('a line that describes the field says what is missing before the next step, and is announced', async () => {
    const message = page.getByLabel('Project description');
    const described = (name: string, text: string) =>
      expect.poll(() => describeElement(page, `[data-shown=true] [name=${name}]`)).toBe(text);
    const [missing, ready] = [step(page, 2).getByRole('status').first(), '[data-buttons] [role=status]'];
    await message.fill(`  ${'a'.repeat(99)}   `);
    await described('message', '99/100 characters Please write at least 100 characters.');
    expect(await next(page, 2).isDisabled()).toBe(true);
    await expect.poll(() => missing.innerText()).toBe('Please write at least 100 characters.');
    expect(await step(page, 2).locator(ready).textContent()).toBe('');
    await message.fill('a'.repeat(99));
    await message.pressSequentially('a');
    await described('message', '100/100 characters');
    await expect.poll(() => missing.innerText()).toBe('');
    await expect
      .poll(() => step(page, 2).locator(ready).textContent())
      .toBe('You can go on to the next step.');
    expect(await page.locator('[data-enough]').getAttribute('data-enough')).toBe('true');
    expect(await next(page, 2).isEnabled()).toBe(true);
    await step(page, 2).getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Bathroom', { exact: true }).uncheck();
    await described('rooms', 'Please choose at least one room.');
    await page.getByLabel('Kitchen', { exact: true }).check();
    await described('rooms', '');
  });

  test('values count that a password manager sets with a change event alone, and so does a reset', async () => {
    const change = (name: string, typed: string) =>
      page.locator(`main [name=${name}]`).evaluate((field: HTMLInputElement, value) => {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }, typed);
    await next(page, 1).click();
    await change('message', 'Too short');
    await expect.poll(() => next(page, 2).isDisabled()).toBe(true);
    await change('message', long);
    await next(page, 2).click();
    const email = page.getByLabel('Email');
    await email.fill('none');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await change('email', 'ida@visitor.example');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('false');
    for (const number of [3, 2]) await step(page, number).getByRole('button', { name: 'Back' }).click();
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.reset());
    await expect.poll(() => next(page, 1).isDisabled()).toBe(true);
  });

  test('images are chosen and counted, but never sent; Back retains all values', async () => {
    await toStep2(page);
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('x') });
    await page.locator('input[type=file]').setInputFiles([
      file('a.jpg', 'image/jpeg'),
      // As on an operating system without HEIC support.
      file('IMG_0001.HEIC', ''),
      file('offer.pdf', 'application/pdf'),
    ]);
    expect(await step(page, 2).getByText('2 file(s) selected').isVisible()).toBe(true);
    await page.getByLabel('Project description').fill(long);
    await next(page, 2).click();
    await fillContact(page, 'Pia Photo');
    for (const number of [3, 2]) await step(page, number).getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('Other', { exact: true }).isChecked()).toBe(true);
    await next(page, 1).click();
    expect(await step(page, 2).getByText('2 file(s) selected').isVisible()).toBe(true);
    await next(page, 2).click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Pia Photo');
    const sent = page.waitForRequest('**/api/send-email');
    await page.getByRole('button', { name: 'Send my request' }).click();
    expect(Object.keys((await sent).postDataJSON())).toHaveLength(7);
    await expect.poll(() => step(page, 1).isVisible()).toBe(true);
  });

  test('the zip code is extracted from pasted text, and takes no letters', async () => {
    await toStep3(page);
    const zip = page.getByLabel('Zip code');
    await zip.fill('92x62');
    expect(await zip.inputValue()).toBe('9262');
    await zip.clear();
    await zip.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'Costa Mesa, CA 92626-1234');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await zip.inputValue()).toBe('92626');
  });

  /** Sends the form; the test defines the response. */
  const send = async (answer: (route: Route) => unknown): Promise<void> => {
    await page.unroute('**/api/send-email');
    await page.route('**/api/send-email', (route) => void answer(route));
    await page.getByRole('button', { name: 'Send my request' }).click();
  };

  const nameInFocus = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

  describe('that could not be sent', () => {
    // The values are retained after each failure.
    beforeAll(async () => {
      ({ page } = visitor());
      await page.reload();
      await page.locator('main form').scrollIntoViewIfNeeded();
      await hydrated(page);
      await shortenLongWait(page);
      await toStep3(page);
      await fillContact(page, 'Kept Name');
    });
    test('a redirect to a page, or no answer for 20 seconds: the values and the step are retained and the failure is shown', async () => {
      const notice = page.locator('.notistack-SnackbarContainer').getByRole('alert');
      const close = async () => {
        await notice.getByRole('button').click();
        await notice.waitFor({ state: 'detached' });
      };
      // Such as that of a captive portal.
      await send((route) => route.fulfill({ status: 302, headers: { location: '/thank-you' } }));
      await notice.filter({ hasText: 'Not sent' }).waitFor();
      await close();
      visitor().console.length = 0;
      await send(() => undefined);
      await notice.filter({ hasText: 'Not sent' }).waitFor();
      expect(await notice.innerText()).toContain(
        `Something went wrong. Please try again or call ${company.phone}.`,
      );
      expect(await step(page, 3).isVisible()).toBe(true);
      expect(await page.getByLabel('Full name').inputValue()).toBe('Kept Name');
      expect(await page.locator('[name=message]').inputValue()).toBe(long);
      expect(await page.locator('[data-failed]').getByRole('link').getAttribute('href')).toBe(company.call);
      // The message with the phone number has the focus, so that the next Tab reaches its link.
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-failed'))).toBe(true);
      await expectNoViolations();
      // The log does not contain what was typed.
      expect(visitor().console).toEqual([expect.stringMatching(/estimate request failed(?!.*Kept Name)/)]);
      await close();
    });

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
});
