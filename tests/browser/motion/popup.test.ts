import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();
const heading = 'May we come and measure?';
const action = { label: 'Ask for a visit', href: '/free-estimate' };
const depth = 25;

const card = (page: Page) => page.getByRole('region', { name: heading });

/** Scrolls to a percentage of the page. */
const scrollTo = async (page: Page, percent: number) => {
  const aim = await page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const top = Math.ceil(((scrollHeight - clientHeight) * share) / 100);
    window.scrollTo({ top, behavior: 'instant' });
    return top;
  }, percent);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, aim);
};

/** Waits until the page has painted the last change. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const open = async (path: string) => {
  const visitor = await visit(path);
  await hydrated(visitor.page);
  return visitor;
};

describe('scroll popup', () => {
  test('it appears at 25 percent of the page, not before, with the texts of its document', async () => {
    const { page, end } = await open('/marble-polishing');
    await scrollTo(page, depth - 1);
    await settled(page);
    expect(await card(page).count()).toBe(0);
    await scrollTo(page, depth);
    await card(page).waitFor();
    expect(await card(page).getByRole('heading').innerText()).toBe(heading);
    expect(
      await card(page).getByText('It takes half an hour and costs nothing.', { exact: true }).isVisible(),
    ).toBe(true);
    expect(await card(page).getByText('In Los Angeles County since 2003', { exact: true }).isVisible()).toBe(
      true,
    );
    await card(page).getByRole('link', { name: action.label }).click();
    await page.waitForURL(`**${action.href}`);
    await end();
  });

  test('a closed popup does not reappear in the session, on any page or after a reload', async () => {
    const { page, end } = await open('/about');
    await scrollTo(page, 60);
    await card(page).getByRole('button', { name: 'Close' }).click();
    await card(page).waitFor({ state: 'detached' });
    await page.locator('footer').getByRole('link', { name: 'Pavers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Paver Driveways' }).waitFor();
    await scrollTo(page, 60);
    await settled(page);
    expect(await card(page).count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await scrollTo(page, 40);
    await settled(page);
    expect(await card(page).count()).toBe(0);
    // Only this flag is stored, in the session storage.
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('popup'))),
    ).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await end();
  });

  test('the result pages of forms have none', async () => {
    const { page, end } = await visit('about:blank', { viewport: { width: 390, height: 844 } });
    for (const path of ['/thank-you', '/not-sent']) {
      await page.goto(path);
      await hydrated(page);
      await scrollTo(page, 60);
      await settled(page);
      expect([path, await card(page).count()]).toEqual([path, 0]);
    }
    await end();
  });

  test('all of it is reachable in a window of 320 by 256 px (a desktop at 400 percent)', async () => {
    const { page, end } = await visit('/privacy', { viewport: { width: 320, height: 256 } });
    await hydrated(page);
    await scrollTo(page, 60);
    await card(page).waitFor();
    expect((await card(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await card(page).getByRole('link', { name: action.label }).scrollIntoViewIfNeeded();
    await card(page).getByRole('button', { name: 'Close' }).click();
    await card(page).waitFor({ state: 'detached' });
    await end();
  });

  test('Escape closes it', async () => {
    const { page, end } = await open('/about');
    await scrollTo(page, 50);
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    await end();
  });
});
