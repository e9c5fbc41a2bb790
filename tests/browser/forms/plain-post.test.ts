import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gatewayResponseHeaders, gatewayResponses } from '../../../infra/gateway-responses.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { contactValues, fillFields } from '../../support/browser/fill-fields.ts';
import { hold } from '../../support/browser/hold.ts';
import { waitForMail } from '../../support/browser/mailbox.ts';
import { translate } from '../../support/browser/translate.ts';
import { sample } from '../../support/sample.ts';
import { long, step } from '../../support/browser/wizard.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();

const estimate = { ...contactValues, zipCode: '92626', message: long };

/** Returns the values of the first form by field name; rooms as one string. */
const written = (page: Page) =>
  page.evaluate(() => {
    const data = new FormData(document.forms[0]);
    const texts = [...data.keys()].map((name) => [name, data.getAll(name).join(' ').replaceAll('\r', '')]);
    return Object.fromEntries(
      texts.filter(([name = '']) => !['type', 'form-revision', 'subject'].includes(name)),
    ) as unknown;
  });

const room = (page: Page) => page.locator('[name=rooms][value=bathroom]');
const send = (page: Page) => page.locator('form [type=submit]:not([data-move] *)').click();

const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

describe('a visitor fills in a form before the scripts have loaded', () => {
  test('choosing a room shows all steps; values, step and caret are retained, also in a page that was modified before hydration', async () => {
    const { page } = await visit('about:blank');
    const letCome = await holdScripts(page);
    await page.goto('/free-estimate', { waitUntil: 'commit' });
    await room(page).check();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
    await step(page, 2).waitFor();
    expect(await page.locator('[data-move]:visible').count()).toBe(0);
    await page.locator('[name=message]').pressSequentially('Two rooms');
    await page.keyboard.press('ArrowLeft');
    await translate(page);
    const before = await page.locator('form').elementHandle();
    letCome();
    await hydrated(page);
    // React has rendered a new form.
    expect(await before?.evaluate((form) => form.isConnected)).toBe(false);
    await page.keyboard.type('!');
    expect(await written(page)).toEqual({
      rooms: 'bathroom',
      message: 'Two room!s',
      name: '',
      email: '',
      phone: '',
      zipCode: '',
    });
    expect(await step(page, 2).isVisible()).toBe(true);
    expect(await page.locator('[data-enough]').innerText()).toMatch(/^10/);
    expect(await step(page, 2).locator('p[role=status]').innerText()).toMatch(/^1 /);
  });

  test.runIf(runsAll)(
    'the message of a form is retained on hydration and after visiting the privacy notice',
    async () => {
      const { page, console: lines } = await visit('about:blank');
      const letCome = await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'commit' });
      await fillFields(page, contactValues);
      letCome();
      await hydrated(page);
      expect(await written(page)).toEqual(contactValues);
      expect(lines).toEqual([]);
      await page.locator('form [data-privacy] a').click();
      await page.waitForURL('**/privacy');
      await page.goBack();
      await expect.poll(() => written(page)).toEqual(contactValues);
      // A new visit to the page has a new form.
      await page.locator('header a[href="/about"]:visible').click();
      await page.waitForURL('**/about');
      await page.locator('header a[href="/contact"]:visible').click();
      const empty = { name: '', email: '', phone: '', message: '' };
      await expect.poll(() => written(page).catch(() => undefined)).toEqual(empty);
    },
  );

  test.runIf(runsAll)('also if rendering the page fails', async () => {
    const { page } = await visit('about:blank');
    await page.route('**/data/free-estimate.json*', async (route) => {
      const answer = await route.fetch();
      const broken = (await answer.text()).replaceAll('"notices":', '"noticed":');
      await route.fulfill({ response: answer, body: broken });
    });
    const letCome = await holdScripts(page);
    await page.goto('/free-estimate', { waitUntil: 'commit' });
    await room(page).check();
    await step(page, 3).waitFor();
    await fillFields(page, estimate);
    letCome();
    await page.mouse.move(5, 5);
    const scripts = () => page.evaluate(() => document.documentElement.dataset['scripts']);
    await expect.poll(scripts).toBe('failed');
    expect(await written(page)).toEqual({ ...estimate, rooms: 'bathroom' });
    await fillFields(page, { name: 'Una Drawn' });
    await send(page);
    await page.waitForURL('**/thank-you');
  });
});

describe('a form is submitted without scripts and rejected', () => {
  const ways = sample(
    [{ when: 'scripts are off', javaScriptEnabled: false }],
    [{ when: 'scripts are late, and there on the way back', javaScriptEnabled: true }],
  );
  test.each(ways)(
    '$when: back navigation restores the values, and the form can be sent',
    async ({ javaScriptEnabled }) => {
      const { page } = await visit('about:blank', { javaScriptEnabled });
      const letCome = await holdScripts(page);
      await page.goto('/free-estimate', { waitUntil: 'commit' });
      const missing = step(page, 3).getByText('Please choose at least one room.');
      if (!javaScriptEnabled) {
        for (const number of [1, 2, 3]) expect(await step(page, number).isVisible()).toBe(true);
        expect(await missing.isVisible()).toBe(true);
      }
      await room(page).check();
      await step(page, 3).waitFor();
      expect(await missing.isVisible()).toBe(false);
      // The browser accepts a name of spaces, the server does not.
      await fillFields(page, { ...estimate, name: ' ' });
      await send(page);
      await page.waitForURL('**/not-sent#estimate-name');
      expect(await page.locator('#estimate-name').innerText()).toContain('Please tell us your name.');
      expect(await page.locator('#estimate-phone').isVisible()).toBe(false);
      letCome();
      await page.goBack();
      const all = { ...estimate, name: ' ', rooms: 'bathroom' };
      await expect.poll(() => written(page)).toEqual(all);
      if (!javaScriptEnabled) {
        // The API gateway answers by itself, too.
        await page.route('**/api/send-email', (route) =>
          route.fulfill({ status: 429, headers: gatewayResponseHeaders, json: gatewayResponses.busy }),
        );
        await send(page);
        await page.waitForURL((url) => url.pathname === '/not-sent' && url.hash === '');
        await page.goBack();
        expect(await written(page)).toEqual(all);
        await page.unroute('**/api/send-email');
      }
      if (javaScriptEnabled) {
        await hydrated(page);
        expect(await written(page)).toEqual(all);
      }
      expect(await step(page, 3).isVisible()).toBe(true);
      await fillFields(page, { name: `Nia ${javaScriptEnabled}` });
      // Enter sends all steps, not only the one of the field.
      if (javaScriptEnabled) await send(page);
      else {
        await page.locator('form [name=zipCode]').press('Enter');
        await page.waitForURL('**/thank-you');
      }
      expect((await waitForMail(`Nia ${javaScriptEnabled}`)).text).toContain('Two windows, one door');
    },
  );
});
