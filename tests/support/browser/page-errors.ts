import type { Page } from 'playwright-core';
import { violationsOn } from './axe.ts';

/** Returns how far the page can be scrolled sideways, in pixels. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Returns the accessibility violations and the horizontal overflow of a page. */
export const findPageErrors = async (page: Page) => {
  // Colors are wrong while elements fade in.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return { violations: await violationsOn(page), sideways: await horizontalOverflow(page) };
};

export const noPageErrors = { violations: [], sideways: 0 };
