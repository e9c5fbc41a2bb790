import type { Browser, Page } from 'playwright-core';
import { asSlowVisitor, awaken } from './slow-visitor.ts';

/** CPU throttling factor. */
const slower = 6;

/** Ticks a room and returns the duration of its `event` entry: milliseconds from the press to the next paint. */
const choose = async (page: Page, room: string): Promise<number> => {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.locator(`[name=rooms][value=${room}]`).click();
  // Events below 16 ms are not reported.
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations));
};

/** Ticks a first and another room in the estimate form. @returns the duration of each in milliseconds */
export const chooseOnce = (browser: Browser, site: string): Promise<{ first: number; next: number }> =>
  asSlowVisitor(browser, async ({ page }) => {
    await page.goto(`${site}/free-estimate`);
    await awaken(page);
    await page.locator('[name=rooms]').first().focus();
    await page.waitForTimeout(5000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return { first: await choose(page, 'kitchen'), next: await choose(page, 'bathroom') };
  });
