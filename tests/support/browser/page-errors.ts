import type { Page } from 'playwright-core';
import { violationsOn } from './axe.ts';

/** How far what is shown can be scrolled sideways, in pixels. */
export const sidewaysIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** What is wrong with what is shown, for assistive technology and for its width. */
export const faultsOf = async (page: Page) => {
  // What is being faded in has colours of its own.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return { violations: await violationsOn(page), sideways: await sidewaysIn(page) };
};

export const noFaults = { violations: [], sideways: 0 };
