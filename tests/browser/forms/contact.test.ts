import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gatewayResponses } from '../../../infra/gateway-responses.ts';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { waitForMail } from '../../support/browser/mailbox.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { company } from '../../support/sites/company.ts';

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
    await form.getByLabel('Name').fill('N');
    expect(await form.locator('[aria-invalid=true]').count()).toBe(3);
    expect(requests).toEqual([]);

    await fill('Ben Example');
    const sent = page.waitForRequest('**/api/send-email');
    await send();
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
    expect(await violationsOn(page)).toEqual([]);
    expect((await waitForMail('Ben Example')).text).toContain(
      'Do you clean travertine showers?\nThanks, Ben',
    );
    expect(visitor().console).toEqual([]);
  });

  test('the button shows the sending state and is disabled; a short message is accepted', async () => {
    const { form, fill, send, notice } = onForm(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/send-email', async (route) => {
      await held;
      await route.fulfill({ status: 200, body: 'not read' });
    });
    await fill('Ida');
    await form.locator('[name=message]').fill('x');
    await send();
    const sending = form.getByRole('button', { name: 'Sending...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    answer();
    await notice.filter({ hasText: 'Message sent' }).waitFor();
    expect(await form.getByRole('button', { name: 'Send message' }).isEnabled()).toBe(true);
  });

  test('after a failure the message is retained and one notice shows the phone number', async () => {
    const { form, fill, send, notice } = onForm(page);
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 503, body: '{}' }));
    await fill('Kept');
    await send();
    await notice.waitFor();
    expect((await notice.innerText()).replace(/\s+/g, ' ').trim()).toBe(
      `Not sent Something went wrong. Please try again or call ${company.phone}.`,
    );
    expect(await form.locator('[name=message]').inputValue()).toContain('travertine');
    expect(await form.locator('[data-failed] a').first().getAttribute('href')).toBe(company.call);
    await send();
    await page.waitForTimeout(800);
    expect(await notice.count()).toBe(1);
  });

  test('a host that cannot receive forms is named as the reason', async () => {
    const { form, fill, send, notice } = onForm(page);
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 405, body: '' }));
    await fill('Kept');
    await send();
    await notice.filter({ hasText: 'This form cannot be sent' }).waitFor();
    expect(await form.locator('[data-failed]').innerText()).toContain('cannot receive messages');
    expect(await form.locator('[data-sent]').count()).toBe(0);
    expect(await form.locator('[name=message]').inputValue()).toContain('travertine');
  });

  test('hints about probable typos appear when a field is left, disappear when it is corrected, and never prevent sending', async () => {
    const { form, fill, send, notice } = onForm(page);
    await fill('Tess Typo');
    await form.getByLabel('Email').fill('tess@gmial.com');
    await form.getByLabel('Phone').fill('555 0199');
    await form.locator('[name=message]').focus();
    const hint = form.getByText('Did you mean tess@gmail.com?');
    await hint.waitFor();
    await form.getByText('fewer than 10 digits').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await form.getByRole('button', { name: 'Did you mean tess@gmail.com?' }).press('Enter');
    await hint.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Email').inputValue()).toBe('tess@gmail.com');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await send();
    await notice.filter({ hasText: 'Message sent' }).waitFor();
    await waitForMail('Tess Typo');
    await expect.poll(() => form.getByText('fewer than 10 digits').count()).toBe(0);
  });

  test('on a preview nothing is sent: the form shows a notice and retains its values', async () => {
    const { form, fill, send, notice } = onForm(page);
    await page.route('**/api/send-email', (route) =>
      route.fulfill({ status: 501, json: gatewayResponses.preview }),
    );
    await fill('Kept');
    await send();
    await notice.waitFor();
    expect(await notice.innerText()).toContain('This is a preview: nothing was sent');
    expect(await violationsOn(page)).toEqual([]);
    expect(await form.locator('[name=message]').inputValue()).toContain('travertine');
    expect(await form.locator('[data-failed]').count()).toBe(0);
    expect(await page.getByText('Message sent').count()).toBe(0);
  });

  test('a visitor who is offline remains on the page with the message', async () => {
    const { form, fill, send, notice } = onForm(page);
    await page.context().setOffline(true);
    await fill('Otto Offline');
    await send();
    await form.locator('[data-failed] a').first().waitFor();
    await notice.filter({ hasText: 'Not sent' }).waitFor();
    expect(await form.locator('[name=message]').inputValue()).toContain('travertine');
    await page.context().setOffline(false);
    await send();
    await waitForMail('Otto Offline');
    await notice.filter({ hasText: 'Message sent' }).waitFor();
  });
});

test('a double click before the form code has loaded sends once', async () => {
  const { page, end } = await visit('/contact');
  const { form, fill, notice } = onForm(page);
  await page.route('**/assets/notices-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await hydrated(page);
  await fill('Cara Once');
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  await notice.filter({ hasText: 'Message sent' }).waitFor();
  expect(sent).toHaveLength(1);
  await end();
});
