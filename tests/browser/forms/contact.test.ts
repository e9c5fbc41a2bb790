import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gatewayResponses } from '../../../infra/gateway-responses.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { hold } from '../../support/browser/hold.ts';
import { waitForMail } from '../../support/browser/mailbox.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();

const open = async () => {
  const visitor = await visit('/contact');
  await hydrated(visitor.page);
  return visitor;
};

/** Actions of a visitor on the form. */
const onForm = (page: Page) => {
  const form = page.locator('[data-section=form]');
  return {
    form,
    fill: async (name: string) => {
      await form.getByLabel('Name').fill(name);
      await form.getByLabel('Email').fill('ben@example.com');
      await form.getByLabel('Phone').fill('714 555 0199');
      await form.locator('[name=message]').fill('Do you clean travertine showers?\nThanks, Ben');
    },
    send: () => form.getByRole('button', { name: 'Send message' }).click(),
    notice: page.locator('.notistack-SnackbarContainer').getByRole('alert'),
  };
};

describe('contact form', () => {
  /** One page that is shared by all tests. */
  const visitor = oneWindow(open);
  let page: Page;
  beforeEach(() => ({ page } = visitor()));
  afterEach(async () => {
    await page.unroute('**/api/send-email');
    // Another test waits for its own notice.
    const { notice } = onForm(page);
    if ((await notice.count()) > 0) await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
  });

  test('nothing is sent while a field is empty or invalid; a message arrives with all fields, which are then cleared', async () => {
    const { form, fill, send, notice } = onForm(page);
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
    await form.getByLabel('Email').fill('no-address');
    await send();
    await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(4);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    for (const field of await form.locator('[aria-invalid=true]').all()) {
      const [message] = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
      expect((await page.locator(`#${message}`).innerText()).length).toBeGreaterThan(10);
    }
    await form.getByLabel('Name').fill('N');
    expect(await form.locator('[aria-invalid=true]').count()).toBe(3);
    expect(requests).toEqual([]);

    await fill('Ben Example');
    const sent = page.waitForRequest('**/api/send-email');
    await send();
    // Texts that were inserted at once have no fill time.
    expect(await (await sent).headerValue('x-fill-time')).toBeNull();
    expect((await sent).postDataJSON()).toEqual({
      type: 'contact',
      name: 'Ben Example',
      email: 'ben@example.com',
      phone: '714 555 0199',
      message: 'Do you clean travertine showers?\nThanks, Ben',
    });
    await notice.filter({ hasText: 'Message sent' }).waitFor();
    expect(await notice.innerText()).toContain('Thank you. We answer soon.');
    expect(await form.locator('[name=message]').inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send message');
    // A lasting message, in addition to the notice.
    const next = form.locator('[role=status][data-sent]');
    expect(await next.innerText()).toMatch(/^What happens now\s+We read your message/);
    expect((await waitForMail('Ben Example')).text).toContain(
      'Do you clean travertine showers?\nThanks, Ben',
    );
    expect(visitor().console).toEqual([]);
  });

  test('after a failure the message is retained, and one notice says why', async () => {
    const { form, fill, send, notice } = onForm(page);
    const preview = JSON.stringify(gatewayResponses.preview);
    const failure = form.locator('[data-failed]');
    await fill('Kept');
    for (const [status, body, words] of [
      [405, '', 'This form cannot be sent'],
      [501, preview, 'This is a preview: nothing was sent'],
    ] as const) {
      await page.unroute('**/api/send-email');
      await page.route('**/api/send-email', (route) => route.fulfill({ status, body }));
      await send();
      await notice.filter({ hasText: words.slice(0, 8) }).waitFor();
      // It replaces the previous one.
      await expect.poll(() => notice.count()).toBe(1);
      expect((await notice.innerText()).replace(/\s+/g, ' ')).toContain(words);
      expect(await form.locator('[name=message]').inputValue()).toContain('travertine');
      expect(await failure.count()).toBe(status === 501 ? 0 : 1);
      if (status === 405) expect(await failure.innerText()).toContain('cannot receive messages');
    }
    expect(await form.locator('[data-sent]').count()).toBe(0);
  });

  test.runIf(runsAll)(
    'hints about probable typos appear when a field is left, disappear when it is corrected, and never prevent sending',
    async () => {
      const { form, fill, send, notice } = onForm(page);
      await fill('Tess Typo');
      await form.getByLabel('Email').fill('tess@gmial.com');
      await form.getByLabel('Phone').fill('555 0199');
      await form.locator('[name=message]').focus();
      const hint = form.getByText('Did you mean tess@gmail.com?');
      await hint.waitFor();
      await form.getByText('fewer than 10 digits').waitFor();
      await form.getByRole('button', { name: 'Did you mean tess@gmail.com?' }).press('Enter');
      await hint.waitFor({ state: 'detached' });
      expect(await form.getByLabel('Email').inputValue()).toBe('tess@gmail.com');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
      await send();
      await notice.filter({ hasText: 'Message sent' }).waitFor();
      await waitForMail('Tess Typo');
      await expect.poll(() => form.getByText('fewer than 10 digits').count()).toBe(0);
    },
  );
});

test('a double click before the form code has loaded sends once, with the fill time if every text was typed', async () => {
  const { page } = await visit('/contact');
  const { form, notice } = onForm(page);
  const letCome = await hold(page, '**/assets/notices-*.js');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.headers()['x-fill-time']);
  });
  await hydrated(page);
  const values = { name: 'C', email: 'c@b.co', phone: '7145550199', message: 'Hi' };
  for (const [field, value] of Object.entries(values))
    await form.locator(`[name=${field}]`).pressSequentially(value);
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  letCome();
  await notice.filter({ hasText: 'Message sent' }).waitFor();
  expect(sent).toEqual([expect.stringMatching(/^\d+$/)]);
});
