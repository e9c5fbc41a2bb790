import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { sample } from '../../support/sample.ts';

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

/** Returns the sum of all layout shifts when a page is scrolled to its end, with delayed fonts and images. */
const shiftsOf = async (route: string, viewport: BrowserContextOptions['viewport']): Promise<number> => {
  const { page, end } = await visit('about:blank', { viewport: viewport ?? null });
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
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < bottom; top += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => Number(Reflect.get(window, 'shifts')));
  await end();
  return shifts;
};

const visits = sample(
  [
    { route: '/', ...telephone },
    { route: '/', ...desktop },
    { route: '/kitchen-remodeling', ...telephone },
    { route: '/about', ...desktop },
    // Its hero does not fill the screen, so the text may need more lines on a small one.
    { route: '/free-estimate', ...telephone },
  ],
  [
    { route: '/kitchen-remodeling', ...desktop },
    { route: '/about', ...telephone },
    { route: '/projects', ...telephone },
    { route: '/projects', ...desktop },
  ],
);

test.each(visits)('no layout shift while $route loads at $width px', async ({ route, ...viewport }) => {
  expect(await shiftsOf(route, viewport)).toBeLessThan(allowed);
});
