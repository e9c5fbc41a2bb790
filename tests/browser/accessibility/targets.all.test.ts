import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

/** Returns interactive elements smaller than 24 by 24 px, except links in a line of text (WCAG 2.5.8). */
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

const screens = [320, 1440].map((width) => ({ width, height: 900 }));

test('all targets are large enough on a small and on a large screen', async () => {
  const { page } = await visit('about:blank', { javaScriptEnabled: false });
  for (const route of ['/', '/contact', '/free-estimate', '/kitchen-remodeling', '/projects', '/privacy']) {
    await page.goto(route);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      expect([route, screen, ...(await small(page))]).toEqual([route, screen]);
    }
  }
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const toggle = page.locator('[popovertarget]:visible').first();
    await toggle.click();
    expect([screen, ...(await small(page))]).toEqual([screen]);
    await page.keyboard.press('Escape');
  }
});
