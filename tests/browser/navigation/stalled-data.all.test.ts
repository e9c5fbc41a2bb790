import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

/** Longer than the maximum loading time of a page's data, in ms of the fake clock. */
const limit = 5000;

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();
const press = (page: Page, path: string) => linkTo(page, path).evaluate((link: HTMLElement) => link.click());

/** Opens a page with a fake clock and records the documents that are loaded afterwards. */
const open = async (path: string) => {
  const visitor = await visit('about:blank', { ownContext: true });
  const { page } = visitor;
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return { ...visitor, documents };
};

/** Leaves requests unanswered. @returns a function that returns their number */
const stall = async (page: Page, pattern: string, times = Infinity) => {
  let stalled = 0;
  await page.route(pattern, async (route) => {
    if (stalled >= times) return route.continue();
    stalled += 1;
  });
  return () => stalled;
};

describe('when the data of a page stalls', () => {
  test('a click and Back load the document after a timeout', async () => {
    const { page, documents } = await open('/about');
    const stalled = await stall(page, '**/data/pavers.json*');
    await linkTo(page, '/pavers').dispatchEvent('pointerover');
    await expect.poll(stalled).toBe(1);
    await press(page, '/pavers');
    await press(page, '/pavers');
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.clock.fastForward(limit);
    await page.getByRole('heading', { level: 1, name: 'Paver Driveways' }).waitFor();
    expect(documents.splice(0)).toEqual(['/pavers']);
    await page.unroute('**/data/pavers.json*');
    await hydrated(page);

    await press(page, '/projects');
    await page.waitForURL('**/projects');
    await page.reload();
    await hydrated(page);
    documents.length = 0;
    const stalledAgain = await stall(page, '**/data/pavers.json*', 1);
    await page.evaluate(() => history.back());
    await expect.poll(stalledAgain).toBe(1);
    await page.clock.fastForward(limit);
    await expect.poll(() => documents).toEqual(['/pavers']);
    await page.waitForFunction(() => document.title.startsWith('Paver'));
  });

  test('a later click on another link wins, and a stalled preload is requested again on a click', async () => {
    const { page, documents } = await open('/about');
    const stalled = await stall(page, '**/data/pavers.json*', 1);
    await press(page, '/pavers');
    await expect.poll(stalled).toBe(1);
    await press(page, '/projects');
    await page.waitForURL('**/projects');
    await page.clock.fastForward(limit);
    await page.clock.fastForward(limit);
    expect(new URL(page.url()).pathname).toBe('/projects');
    await press(page, '/pavers');
    await page.getByRole('heading', { level: 1, name: 'Paver Driveways' }).waitFor();
    expect(documents).toEqual([]);
  });
});
