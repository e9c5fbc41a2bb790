import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { changeForm } from '../../support/browser/change-form.ts';
import { hold } from '../../support/browser/hold.ts';
import { translate } from '../../support/browser/translate.ts';
import { fillContact, long, next, step } from '../../support/browser/wizard.ts';

const visit = useBrowser();

test('menu, calculator, steps, counter, form and notice work in a page that the browser translates', async () => {
  const { page, console: lines } = await visit('/about', { viewport: { width: 1440, height: 900 } });
  await changeForm(page, (steps) => {
    const [rooms] = steps;
    if (rooms) Object.assign(steps[1] ?? {}, { when: { rooms: 'kitchen' } });
  });
  await hydrated(page);
  await translate(page);
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.getByRole('button', { name: 'Concrete', exact: true }).hover();
  await page.getByRole('link', { name: 'Concrete staining' }).first().click();
  await page.waitForURL('**/concrete-staining');

  const section = page.locator('[data-section=price-range]');
  await section.getByLabel('Area in square feet').waitFor();
  await translate(page);
  await section.getByLabel('Area in square feet').fill('250');
  await section.getByLabel('Work').selectOption({ index: 1 });
  await expect
    .poll(() => section.locator('div:has(> strong)').innerText())
    .toMatch(/^About\s+\$750\s+for 250 sq ft$/);
  await section.getByLabel('Area in square feet').fill('2');
  await section.getByText('Please enter 100 or more.').waitFor();
  await section.getByLabel('Area in square feet').fill('250');
  await section.getByRole('link', { name: 'Ask for this price' }).click();

  await page.waitForURL('**/free-estimate');
  await page.locator('main form').waitFor();
  await translate(page);
  const steps = page.getByRole('list', { name: 'Steps of your request' }).getByRole('listitem');
  expect(await steps.allInnerTexts()).toEqual(['1. Rooms', '2. Contact']);
  await page.getByLabel('Kitchen', { exact: true }).check();
  await expect.poll(() => steps.allInnerTexts()).toEqual(['1. Rooms', '2. Project', '3. Contact']);
  await next(page, 1).click();
  await translate(page);
  await page.getByRole('button', { name: 'Leave this line out' }).click();
  await page.getByLabel('Project description').fill(long);
  await page.getByText(`${long.length}/100 characters`).waitFor();
  await next(page, 2).click();
  await translate(page);
  const send = step(page, 3).locator('[type=submit]');
  await send.click();
  await page.getByText('Please tell us your name.').waitFor();
  await translate(page);
  await fillContact(page, 'Ida Moreno');
  await page.getByText('Please tell us your name.').waitFor({ state: 'detached' });
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 202, json: {} }));
  const answer = await hold(page, '**/api/send-email');
  await send.click();
  await expect.poll(() => send.innerText()).toBe('Sending...');
  await translate(page);
  answer();
  const notice = page.getByRole('alert').filter({ hasText: 'Request sent' });
  await notice.waitFor();
  await expect.poll(() => send.textContent()).toBe('Send my request');
  await translate(page);
  await notice.getByRole('button').click();
  await notice.waitFor({ state: 'detached' });
  expect(lines).toEqual([]);
});
