import type { Page } from 'playwright-core';
import type { PageAction } from './guide.ts';

const start = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => document.documentElement.dataset['shell'] === 'ready');
};

const next = (page: Page, step: number) => page.locator(`[data-step="${step}"] button[type=submit]`).click();

const secondStep = async (page: Page): Promise<void> => {
  await start(page);
  await page.locator('[name=rooms]').first().check();
  await next(page, 1);
};

const errors = async (page: Page): Promise<void> => {
  await secondStep(page);
  await page.locator('[name=message]').fill('The counter should run around the corner. '.repeat(4));
  for (const step of [2, 3]) await next(page, step);
};

/** Submits the contact form, with a simulated response status. */
const send = async (page: Page, status: number): Promise<void> => {
  await start(page);
  await page.route('**/api/send-email', (route) => route.fulfill({ status, json: {} }));
  const values = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '949 555 0100', message: 'Hello' };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('main form [type=submit]').click();
  await page.locator('.notistack-SnackbarContainer [role=alert]').waitFor();
};

const popup = async (page: Page): Promise<void> => {
  await start(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.4));
  await page.locator('[aria-live] section').waitFor();
};

/** Opens the menu of the header: the panel on a desktop or the list on a phone. */
const menu = async (page: Page): Promise<void> => {
  const button = page.locator('header > button');
  if (!(await button.isVisible())) return page.locator('header nav li:has([popover])').first().hover();
  await button.click();
  await page.locator('header > nav summary').first().click();
};

/** States of pages without their own URL, and how to reach them. They do not depend on texts of the site. */
export const states: [name: string, route: string, action: PageAction][] = [
  ['step-2', '/free-estimate', secondStep],
  ['errors', '/free-estimate', errors],
  ['sent', '/contact', (page) => send(page, 200)],
  ['not-sent', '/contact', (page) => send(page, 500)],
  ['popup', '/marble-polishing', popup],
  ['menu', '/', menu],
];
