import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

/** What can be pressed and is smaller than 24 by 24 pixels; links in a line of text may be (WCAG 2.5.8). */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (target: Element) => target.checkVisibility({ visibilityProperty: true });
    const inText = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent?.trim() !== target.textContent?.trim();
    return [...document.querySelectorAll('a, button, summary, label:has(input)')]
      .filter((target) => seen(target) && !inText(target) && !target.closest('[aria-hidden=true]'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24 && box.width > 1)
      .map(({ target, box }) => `${target.textContent} ${box.width} by ${box.height}`);
  });

test.each([320, 1440])('%i px wide: everything to press is large enough', async (width) => {
  const { page, end } = await visit('about:blank', {
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
  });
  for (const route of ['/', '/contact', '/free-estimate', '/kitchen-remodeling', '/projects', '/privacy']) {
    await page.goto(route);
    expect([route, ...(await small(page))]).toEqual([route]);
  }
  await page.locator('[popovertarget]:visible').first().click();
  expect(await small(page)).toEqual([]);
  await end();
});
