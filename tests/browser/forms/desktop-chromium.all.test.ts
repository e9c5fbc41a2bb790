import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hydrated } from '../../support/browser/browser.ts';
import { contactValues, fillFields } from '../../support/browser/fill-fields.ts';
import { hold } from '../../support/browser/hold.ts';
import { waitForMail } from '../../support/browser/mailbox.ts';
import { chromiumArgs, findDesktopChromium } from '../../support/programs/chromium.ts';

/** An autofill profile. The headless shell has no autofill, and no back/forward cache. */
const profile = {
  NAME_FULL: 'Dana Reyes',
  COMPANY_NAME: 'Reyes Property Management LLC',
  EMAIL_ADDRESS: 'dana@visitor.example',
  PHONE_HOME_WHOLE_NUMBER: '+17145550188',
  ADDRESS_HOME_LINE1: '12 Palm Ave',
  ADDRESS_HOME_LINE2: 'Suite 4',
  ADDRESS_HOME_CITY: 'Irvine',
  ADDRESS_HOME_STATE: 'CA',
  ADDRESS_HOME_ZIP: '92618-1234',
  ADDRESS_HOME_COUNTRY: 'US',
};

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findDesktopChromium(),
    args: [...chromiumArgs, '--headless=new'],
  });
});
afterAll(() => browser.close());

/** Chooses the profile in the autofill list of the name field and waits until the browser has filled in the form. */
const fillFromProfile = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('Autofill.enable');
  const name = page.locator('form [name=name]');
  await name.click();
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const selector = 'form [name=name]';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(profile).map(([field, value]) => ({ name: field, value }));
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  await expect.poll(() => page.locator('form [name=phone]').inputValue()).not.toBe('');
};

/** Returns the values of all text fields in the order of the request. */
const filledIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')]
        .filter(({ type }) => !['hidden', 'checkbox', 'file'].includes(type))
        .map(({ name, value }) => [name, value]),
    ),
  );

const person = { name: 'Dana Reyes', email: 'dana@visitor.example', phone: '17145550188' };

test('an address profile does not fill in the honeypot of the contact form, and the mail is not marked as spam', async () => {
  const page = await browser.newPage({ baseURL: inject('site') });
  await page.goto('/contact');
  await hydrated(page);
  await fillFromProfile(page);
  expect(await filledIn(page)).toEqual({ ...person, message: '', subject: '' });
  await page.locator('form [name=message]').fill('Twelve units in Irvine need vinyl plank.');
  const sent = page.waitForRequest('**/api/send-email');
  await page.locator('form [type=submit]').click();
  expect(Object.keys((await sent).postDataJSON())).toEqual(['type', 'name', 'email', 'phone', 'message']);
  const mail = await waitForMail('Twelve units in Irvine');
  expect(mail.text).toMatch(/^Dana Reyes\n/);
});

test('a browser with back/forward cache restores a form that was rejected', async () => {
  const withCache = await chromium.launch({
    executablePath: findDesktopChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: chromiumArgs,
  });
  const page = await withCache.newPage({ baseURL: inject('site') });
  const letCome = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const values = { ...contactValues, name: ' ' };
  await fillFields(page, values);
  await page.locator('form [type=submit]').click();
  await page.waitForURL('**/not-sent#contact-name');
  letCome();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).toContain('/contact');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await filledIn(page)).toEqual({ ...values, subject: '' });
  await withCache.close();
});
