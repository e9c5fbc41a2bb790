import type { Page } from 'playwright-core';
import { ownAnswers } from '../../../infra/own-answers.ts';

/** A state of a page that no address leads to. Nothing in it names a word of the site. */
export type Scene = {
  name: string;
  path: string;
  /** The only width at which there is such a state. */
  width?: number;
  popup?: boolean;
  play: (page: Page) => Promise<unknown>;
};

const started = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => document.documentElement.dataset['shell'] === 'ready');
};

const intoView = async (page: Page, selector: string): Promise<void> => {
  await started(page);
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'start' }));
};

const form = (type: string) => `[data-section=${type}-form]`;
const message = 'The counter should run around the corner, and the floor below it be level. '.repeat(2);

const next = (page: Page, step: number) => page.locator(`[data-step="${step}"] button[type=submit]`).click();

const toStep = async (page: Page, step: 1 | 2 | 3): Promise<void> => {
  await intoView(page, form('estimate'));
  await page.locator('[name=rooms]').first().check();
  if (step > 1) await next(page, 1);
  if (step > 2) await page.locator('[name=message]').fill(message);
  if (step > 2) await next(page, 2);
};

const fillContact = async (page: Page): Promise<void> => {
  await intoView(page, form('contact'));
  await page.locator('[name=name]').fill('Ana Ruiz');
  await page.locator('[name=email]').fill('ana@example.com');
  await page.locator('[name=phone]').fill('949 555 0100');
  await page.locator('[name=message]').fill(message);
};

const send = async (page: Page, status: number, json: object = {}): Promise<void> => {
  await page.route('**/api/send-email', (route) => route.fulfill({ status, json }));
  await fillContact(page);
  await page.locator(`${form('contact')} button[type=submit]`).click();
  await page.locator('.notistack-SnackbarContainer [role=alert]').waitFor();
};

const quarter = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.4));

export const scenes: Scene[] = [
  { name: 'step-1', path: '/free-estimate', play: (page) => toStep(page, 1) },
  { name: 'step-2', path: '/free-estimate', play: (page) => toStep(page, 2) },
  { name: 'step-3', path: '/free-estimate', play: (page) => toStep(page, 3) },
  {
    name: 'step-3-faults',
    path: '/free-estimate',
    play: async (page) => {
      await toStep(page, 3);
      await next(page, 3);
    },
  },
  { name: 'sent', path: '/contact', play: (page) => send(page, 200) },
  { name: 'not-sent', path: '/contact', play: (page) => send(page, 500) },
  { name: 'preview', path: '/contact', play: (page) => send(page, 501, ownAnswers.preview) },
  {
    name: 'popup',
    path: '/marble-polishing',
    popup: true,
    play: async (page) => {
      await started(page);
      await quarter(page);
      await page.locator('[aria-live] section').waitFor();
    },
  },
  {
    name: 'mega-menu',
    path: '/',
    width: 1440,
    play: async (page) => {
      await page.locator('header nav li:has([popover])').first().hover();
      await page
        .locator('header [popover] img')
        .first()
        .evaluate((picture: HTMLImageElement) => {
          picture.loading = 'eager';
          return picture.decode();
        });
    },
  },
  {
    name: 'phone-menu',
    path: '/',
    width: 390,
    play: async (page) => {
      await page.locator('header > button').click();
      await page.locator('header > nav summary').first().click();
    },
  },
];
