import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();

/** Follows a hash link with the browser's native navigation. */
const followTo = async (page: Page, part: string): Promise<void> => {
  await page.evaluate((hash) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = hash;
    link.textContent = hash;
    link.click();
    link.remove();
  }, part);
  await settled(page);
};

const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await settled(page);
};

/** Navigates back and waits for the URL and the scroll position. */
const back = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate(() => history.back());
  await page.waitForFunction((expected) => location.hash === expected, hash);
  await settled(page);
};

describe('Back after a hash link', () => {
  test('restores the scroll positions of a page', async () => {
    const { page } = await visit('/contact');
    await hydrated(page);
    await followTo(page, '#message');
    const target = await scrolled(page);
    expect(target).toBeGreaterThan(300);
    await back(page, '');
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => history.forward());
    await expect.poll(() => scrolled(page)).toBe(target);
    await back(page, '');
    await scrollTo(page, 200);
    await followTo(page, '#message');
    await followTo(page, '#details');
    const details = await scrolled(page);
    await followTo(page, '#message');
    await scrollTo(page, 100);
    await back(page, '#details');
    expect(await scrolled(page)).toBe(details);
    await back(page, '#message');
    await back(page, '');
    expect(await scrolled(page)).toBe(200);
    // The same link again leads to its target, not to the last scroll position there.
    await followTo(page, '#message');
    expect(await scrolled(page)).toBe(target);
  });

  test.runIf(runsAll)(
    'returns to the top if the link was followed before the scripts were ready',
    async () => {
      const { page } = await visit('/contact');
      await followTo(page, '#message');
      await hydrated(page);
      expect(await scrolled(page)).toBeGreaterThan(300);
      await back(page, '');
      await expect.poll(() => scrolled(page)).toBe(0);
    },
  );

  test.runIf(runsAll)(
    'returns to the top of a page reached by a link, independent of the previous scroll position',
    async () => {
      const { page } = await visit('/marble-polishing');
      await hydrated(page);
      await scrollTo(page, 900);
      await page.goto('/contact');
      await hydrated(page);
      await followTo(page, '#message');
      await back(page, '');
      expect(await scrolled(page)).toBe(0);
      await page
        .locator('footer a[href="/pavers"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL('**/pavers');
      await page.locator('main h1').getByText('Paver').waitFor();
      await page.evaluate(() => (location.hash = 'content'));
      await back(page, '');
      expect(await scrolled(page)).toBe(0);
    },
  );
});
