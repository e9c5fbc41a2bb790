import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

/** A layout shift entry (Layout Instability API). */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Maximum layout shift: a tenth of the value that is considered good (web.dev, "CLS"). */
const allowed = 0.01;

const telephone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const watchShifts = () => {
  Reflect.set(window, 'shifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput)
        Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
};

/**
 * Scrolls a page to its end, with delayed fonts and images.
 * @returns the sum of all layout shifts, and by which factor the height of the page has changed
 */
const scrollThrough = async (route: string, viewport: BrowserContextOptions['viewport']) => {
  const { page } = await visit('about:blank', { viewport: viewport ?? null });
  await page.addInitScript(watchShifts);
  for (const late of ['**/*.woff2', '**/media/**']) {
    await page.route(late, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await request.continue();
    });
  }
  await page.goto(route);
  // The text was displayed in its fallback font; now the fonts have loaded.
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  expect(loaded).toBeGreaterThanOrEqual(2);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const bottom = await heightOf();
  for (let top = 0; top < bottom; top += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => Number(Reflect.get(window, 'shifts')));
  const growth = (await heightOf()) / bottom;
  return { shifts, growth };
};

const visits = [
  { route: '/', ...telephone },
  { route: '/', ...desktop },
  { route: '/kitchen-remodeling', ...telephone },
  { route: '/about', ...desktop },
  // Its hero does not fill the screen, so the text may need more lines on a small one.
  { route: '/free-estimate', ...telephone },
  { route: '/kitchen-remodeling', ...desktop },
  { route: '/about', ...telephone },
  { route: '/projects', ...telephone },
  { route: '/projects', ...desktop },
];

test.each(visits)(
  '$route at $width px neither shifts nor changes its height',
  async ({ route, ...viewport }) => {
    const { shifts, growth } = await scrollThrough(route, viewport);
    expect(shifts).toBeLessThan(allowed);
    expect(Math.abs(growth - 1)).toBeLessThan(0.05);
  },
);
