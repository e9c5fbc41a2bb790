import { describe, expect, test } from 'vitest';
import { ownAnswers } from '../../../infra/own-answers.ts';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { mailWith } from '../../support/browser/mailbox.ts';
import { company } from '../../support/sites/company.ts';

const visit = useBrowser();

const open = async (options = {}) => {
  const visitor = await visit('/contact', options);
  const { page } = visitor;
  const form = page.locator('[data-section=contact-form]');
  const fill = async (name: string) => {
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill('ben@example.com');
    await form.getByLabel('Phone').fill('714 555 0199');
    await form.locator('[name=message]').fill('Do you clean travertine showers?\nThanks, Ben');
  };
  return { ...visitor, form, fill, send: () => form.getByRole('button', { name: 'Send message' }).click() };
};

describe('contact form', () => {
  test('nothing is sent while a field is empty or wrong; a message arrives with every field, which are cleared', async () => {
    const { page, form, fill, send, console: lines, end } = await open();
    await hydrated(page);
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
    const notice = page.getByRole('alert').filter({ hasText: 'Message sent' });
    await notice.waitFor();
    expect(await notice.innerText()).toContain('Thank you. We answer soon.');
    expect(await form.locator('[name=message]').inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send message');
    expect((await mailWith('Ben Example')).text).toContain('Do you clean travertine showers?\nThanks, Ben');
    expect(lines).toEqual([]);
    await end();
  });

  test('whoever clicks twice, before all of the form has arrived, sends once', async () => {
    const { page, form, fill, end } = await open();
    await page.route('**/assets/{check-lead,notices}-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await hydrated(page);
    await fill('Cara Once');
    await form.getByRole('button', { name: 'Send message' }).dblclick();
    await page.getByRole('alert').filter({ hasText: 'Message sent' }).waitFor();
    expect(sent).toHaveLength(1);
    await end();
  });

  test('a failure keeps the message and gives the telephone number, in one notice at a time', async () => {
    const { page, form, fill, send, end } = await open();
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 503, body: '{}' }));
    await hydrated(page);
    await fill('Kept');
    await send();
    const notice = page.locator('.notistack-SnackbarContainer').getByRole('alert');
    await notice.waitFor();
    expect(await notice.innerText()).toContain(
      `Something went wrong. Please try again or call ${company.phone}.`,
    );
    expect(await form.locator('[name=message]').inputValue()).toContain('travertine');
    expect(await form.locator('[data-failed] a').first().getAttribute('href')).toBe(company.call);
    await send();
    await page.waitForTimeout(800);
    expect(await notice.count()).toBe(1);
    await end();
  });

  test('on a preview nothing is sent: the form says so, keeps everything and never thanks', async () => {
    const { page, form, fill, send, end } = await open();
    await page.route('**/api/send-email', (route) =>
      route.fulfill({ status: 501, json: ownAnswers.preview }),
    );
    await hydrated(page);
    await fill('Kept');
    await send();
    const notice = page.locator('.notistack-SnackbarContainer').getByRole('alert');
    await notice.waitFor();
    expect(await notice.innerText()).toContain('This is a preview: nothing was sent');
    expect(await violationsOn(page)).toEqual([]);
    expect(await form.locator('[name=message]').inputValue()).toContain('travertine');
    expect(await form.locator('[data-failed]').count()).toBe(0);
    expect(await page.getByText('Message sent').count()).toBe(0);
    await end();
  });

  test('a visitor who has no network any more stays on the page, with the message', async () => {
    const { page, form, fill, send, end } = await open();
    await hydrated(page);
    await page.context().setOffline(true);
    await fill('Otto Offline');
    await send();
    await form.locator('[data-failed] a').first().waitFor();
    expect(await form.locator('[name=message]').inputValue()).toContain('travertine');
    await page.context().setOffline(false);
    await send();
    await mailWith('Otto Offline');
    await end();
  });

  test('without scripts the form posts and the visitor is thanked', async () => {
    const { page, fill, send, end } = await open({ javaScriptEnabled: false });
    await fill('Nora Script');
    await send();
    await page.waitForURL('**/thank-you');
    await mailWith('Nora Script');
    await end();
  });
});
