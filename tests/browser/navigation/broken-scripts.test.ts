import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { contactValues, fillFields } from '../../support/browser/fill-fields.ts';
import { sample } from '../../support/sample.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();
const shownSteps = '[data-step]:visible';

describe('without scripts', () => {
  test('the wizard shows all steps if the shell cannot be loaded', async () => {
    const { page } = await visit('about:blank');
    await page.route('**/assets/shell-*.js', (route) => route.abort());
    await page.goto('/free-estimate');
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect.poll(() => page.locator(shownSteps).count()).toBe(3);
    expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
  });

  test.runIf(runsAll)('the wizard shows all steps if not even the first script runs', async () => {
    const { page } = await visit('about:blank');
    await page.route('**/free-estimate', async (route) => {
      const answer = await route.fetch();
      // A policy without the hash of the script, as for a page of another version.
      const headers = { ...answer.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response: answer, headers });
    });
    await page.goto('/free-estimate');
    expect(await page.locator(shownSteps).count()).toBe(1);
    await page.evaluate(() => {
      // Skip the delay after which the steps are shown.
      for (const animation of document.getAnimations()) animation.playbackRate = 20;
    });
    await expect.poll(() => page.locator(shownSteps).count()).toBe(3);
  });
});

/** Checks what works on a page without scripts: reading, links and collapsible elements. */
const worksAsDocument = async (page: Page): Promise<void> => {
  const answer = page.locator('[data-section=faq] details').last();
  await answer.locator('summary').click();
  expect(await answer.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
  await page.locator('footer').getByRole('link', { name: 'Pavers' }).click();
  await page.waitForURL('**/pavers');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
};

/** Removes the browser's log entries about blocked requests; nothing else may be logged. */
const own = (lines: string[]): string[] => lines.filter((line) => !line.includes('net::ERR'));

describe('a page without a form', () => {
  const broken = sample(
    [{ how: 'the data of the site does not come', blocked: '**/assets/site-*.json' }],
    [
      { how: 'no script comes', blocked: '**/assets/*.js' },
      { how: 'the scripts stop half-way', blocked: '**/assets/theme-*.js' },
    ],
  );
  test.each(broken)('remains a document if $how', async ({ blocked }) => {
    const { page, console: lines } = await visit('about:blank');
    await page.route(blocked, (route) => route.abort());
    await page.goto('/marble-polishing');
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await worksAsDocument(page);
    expect(own(lines)).toEqual([]);
  });
});

test('with JavaScript disabled all content is a document: a table of prices, images side by side, and links', async () => {
  const { page, console: lines } = await visit('/concrete-staining', { javaScriptEnabled: false });
  const prices = page.locator('[data-section=price-range]');
  expect(await prices.getByLabel('Area in square feet').isVisible()).toBe(false);
  expect(await prices.locator('tbody tr').count()).toBe(4);
  await page.goto('/marble-repair');
  const pair = page.locator('[data-section=before-after]');
  const [first, second] = await Promise.all(
    [pair.locator('img').first(), pair.locator('img').last()].map((image) => image.boundingBox()),
  );
  expect(second!.x).toBeGreaterThanOrEqual(first!.x + first!.width);
  expect(await pair.locator('input').isVisible()).toBe(false);
  await page.locator('footer').getByRole('link', { name: 'Pavers' }).click();
  await page.waitForURL('**/pavers');
  expect(lines).toEqual([]);
});

const missing = sample(
  [{ what: 'those that show notices', blocked: '**/assets/notices-*.js', state: 'on' }],
  [{ what: 'those that render it', blocked: '**/assets/form-*.js', state: 'failed' }],
);
test.each(missing)(
  'a form retains its values and is submitted natively if $what do not load',
  async ({ blocked, state }) => {
    const { page, console: lines } = await visit('about:blank');
    const requestedUrls: string[] = [];
    await page.route(blocked, (route) => {
      requestedUrls.push(route.request().url());
      return route.abort();
    });
    await page.goto('/contact');
    const form = page.locator('[data-section=form]');
    await fillFields(page, { name: contactValues.name });
    await expect.poll(() => requestedUrls.length).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['scripts'])).toBe(state);
    expect(await form.locator('[name=name]').inputValue()).toBe('Ana Lee');
    const { name: _, ...others } = contactValues;
    await fillFields(page, others);
    await form.locator('[type=submit]').click();
    await page.waitForURL('**/thank-you');
    expect(own(lines)).toEqual([]);
  },
);
