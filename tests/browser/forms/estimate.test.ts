import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser, type Visit } from '../../support/browser/browser.ts';
import { waitForMail } from '../../support/browser/mailbox.ts';
import { fillContact, long, next, open, step, toStep2, toStep3 } from '../../support/browser/wizard.ts';

const visit = useBrowser();

describe('estimate form', () => {
  /** One page that is shared by all tests. */
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await open(visit);
    ({ page } = visitor);
  });
  afterAll(() => visitor.end());

  test('a visitor fills in three steps and the business receives every field', async () => {
    await expect.poll(() => next(page, 1).isDisabled()).toBe(true);
    await toStep3(page);
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

    // The wizard is reset to its first step.
    expect(await step(page, 1).isVisible()).toBe(true);
    expect(await next(page, 1).isDisabled()).toBe(true);
    expect(await page.getByLabel('Kitchen', { exact: true }).isChecked()).toBe(false);
    expect(await page.locator('[name=message]').inputValue()).toBe('');
    expect(await page.locator('[name=name]').inputValue()).toBe('');

    const mail = await waitForMail('Ana <i>María</i> Núñez');
    for (const words of [
      'ana@example.com',
      '949 555 0100',
      '92626',
      'Kitchen',
      'Other',
      '<b>quartz</b> & the floor',
    ]) {
      expect(mail.text).toContain(words);
    }
    expect(mail.html).toContain('&lt;b&gt;quartz&lt;/b&gt; &amp; the floor');
    expect(mail.html).not.toContain('<b>quartz');
    expect(mail.replyTo).toEqual(['ana@example.com']);
    expect(mail.subject).not.toContain('Ana');
    expect(visitor.console).toEqual([]);
  });

  test('the last step requires a message of one hundred characters, without spaces at its ends', async () => {
    await toStep2(page);
    const message = page.getByLabel('Project description');
    const counter = page.locator('[data-enough]');
    await message.fill('a'.repeat(99));
    expect(await counter.innerText()).toBe('99/100 characters');
    expect(await next(page, 2).isDisabled()).toBe(true);
    await message.fill(`  ${'a'.repeat(99)}   `);
    expect(await next(page, 2).isDisabled()).toBe(true);
    await message.fill('a'.repeat(100));
    expect(await counter.innerText()).toBe('100/100 characters');
    expect(await counter.getAttribute('data-enough')).toBe('true');
    expect(await next(page, 2).isDisabled()).toBe(false);
  });

  test('images are chosen and counted, but never sent', async () => {
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
    const sent = page.waitForRequest('**/api/send-email');
    await page.getByRole('button', { name: 'Send my request' }).click();
    expect(Object.keys((await sent).postDataJSON())).toEqual([
      'type',
      'name',
      'email',
      'phone',
      'zipCode',
      'message',
      'rooms',
    ]);
    await expect.poll(() => step(page, 1).isVisible()).toBe(true);
  });

  test('errors are shown next to their fields, and the first invalid field receives the focus', async () => {
    await toStep3(page);
    await page.getByLabel('Zip code').fill('92x62');
    expect(await page.getByLabel('Zip code').inputValue()).toBe('9262');
    let requests = 0;
    page.on('request', (request) => (requests += Number(request.url().endsWith('/api/send-email'))));
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(4);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    for (const field of await page.locator('[aria-invalid=true]').all()) {
      const message = page.locator(`#${(await field.getAttribute('aria-describedby'))?.split(' ')[0]}`);
      expect((await message.innerText()).length).toBeGreaterThan(10);
    }
    expect(requests).toBe(0);
  });

  test('the zip code is extracted from pasted text', async () => {
    const zip = page.getByLabel('Zip code');
    for (const pasted of [' 92626', 'Costa Mesa, CA 92626-1234']) {
      await zip.evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, pasted);
      expect(await zip.inputValue()).toBe('92626');
      await zip.clear();
    }
  });
});
