import type { Page } from 'playwright-core';
import { hydrated, type Visit } from './browser.ts';

type Visitor = (path: string, options: { reducedMotion: 'reduce' }) => Promise<Visit>;

/** A message long enough for the second step, with characters that mails must escape. */
export const long =
  'The island should become a waterfall edge in <b>quartz</b> & the floor oak.\nTwo windows, one door, 14 by 11 feet.';

export const step = (page: Page, number: number) => page.locator(`[data-step="${number}"]`);
export const next = (page: Page, number: number) => step(page, number).getByRole('button', { name: 'Next' });

export const toStep2 = async (page: Page) => {
  await page.getByLabel('Kitchen', { exact: true }).check();
  await page.getByLabel('Other', { exact: true }).check();
  await next(page, 1).click();
};

export const toStep3 = async (page: Page) => {
  await toStep2(page);
  await page.getByLabel('Project description').fill(long);
  await next(page, 2).click();
};

export const fillContact = async (page: Page, name: string) => {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Phone').fill('949 555 0100');
  await page.getByLabel('Zip code').fill('92626');
};

/** Opens the estimate page without motion, scrolls to the form and waits for hydration. */
export const open = async (visit: Visitor) => {
  const visitor = await visit('/free-estimate', { reducedMotion: 'reduce' });
  await visitor.page.locator('main form').scrollIntoViewIfNeeded();
  await hydrated(visitor.page);
  return visitor;
};

/** Shortens the response timeout of 20 seconds to one second; other timers are unchanged. */
export const shortenLongWait = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { setTimeout: start } = window;
    const shorter = (act: TimerHandler, after = 0, ...args: unknown[]) =>
      start(act, after === 20_000 ? 1000 : after, ...args);
    Object.assign(window, { setTimeout: shorter });
  });
