import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { hold } from '../../support/browser/hold.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();

/** Answers requests to other hosts, and records their URLs. */
const answerOthers = async (page: Page): Promise<string[]> => {
  const urls: string[] = [];
  await page.route(/^https:/, (route) => {
    urls.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title><a href="#x">Play</a>' });
  });
  return urls;
};

test('a page of a declared host is loaded by the button, takes its place without a shift, and has the focus', async () => {
  const { page, console: lines } = await visit('about:blank', { viewport: { width: 390, height: 844 } });
  const urls = await answerOthers(page);
  await page.goto('/warranty#care');
  await hydrated(page);
  const section = page.locator('[data-section=embed]');
  expect(await violationsOn(page, { within: ['[data-section=embed]'] })).toEqual([]);
  const before = await section.boundingBox();
  expect(urls).toEqual([]);
  await section.locator('summary', { hasText: 'Watch the film' }).press('Enter');
  const frame = page.frameLocator('iframe[title="Film about the care of stone"]');
  await expect.poll(() => frame.locator('body').evaluate(() => document.hasFocus())).toBe(true);
  expect(urls).toEqual(['https://video.mason.example/embed/care?start=1']);
  expect(await section.boundingBox()).toEqual(before);
  await page.keyboard.press('Tab');
  await expect.poll(() => frame.locator(':focus').innerText()).toBe('Play');
  expect(lines).toEqual([]);
});

test.runIf(runsAll)('a click before hydration is kept', async () => {
  const { page } = await visit('about:blank');
  const urls = await answerOthers(page);
  const serveScripts = await hold(page, '**/assets/*.js');
  await page.goto('/warranty#care');
  await page.locator('[data-section=embed] summary').click();
  serveScripts();
  await expect.poll(() => urls).toEqual(['https://video.mason.example/embed/care?start=1']);
  expect(new URL(page.url()).pathname).toBe('/warranty');
});

test('without scripts the button opens the page of the other site', async () => {
  const { page } = await visit('about:blank', { javaScriptEnabled: false });
  const urls = await answerOthers(page);
  await page.goto('/warranty');
  await page.getByRole('link', { name: 'Watch the film' }).click();
  await expect.poll(() => urls).toEqual(['https://video.mason.example/care']);
});
