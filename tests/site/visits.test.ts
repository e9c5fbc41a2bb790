import { beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, useBrowser, type Visit } from '../support/browser/browser.ts';
import { layout } from './table/layout.ts';
import { everyRoute, notFoundRoute } from './table/routes.ts';

const visit = useBrowser();

const widths = [320, 390, 768, 1440];

/** How far the page lets itself be moved sideways. */
const sideways = () => {
  window.scrollTo({ left: 1000, behavior: 'instant' });
  return Math.max(
    window.scrollX,
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
};

describe('every route in a browser', () => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit('/');
  });

  test.each(everyRoute.filter((route) => route !== notFoundRoute))(
    '%s has no sideways scroll, a silent console and no request to another host',
    async (route) => {
      const { page, console: lines } = visitor;
      await page.goto(route);
      await hydrated(page);
      const moved: Record<number, number> = {};
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        moved[width] = await page.evaluate(sideways);
      }
      expect(moved).toEqual({ 320: 0, 390: 0, 768: 0, 1440: 0 });
      const requested = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(requested.filter((address) => !address.startsWith(`${inject('site')}/`))).toEqual([]);
      expect(lines.splice(0)).toEqual([]);
    },
  );
});

describe('moving through the site (section 2)', () => {
  test('every change of the route scrolls to the top, and the console stays silent', async () => {
    const { page, console: lines, end } = await visit('/');
    await hydrated(page);
    for (const route of layout.hardSurfaces) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForFunction(() => window.scrollY > 500);
      await page
        .locator('footer')
        .getByRole('navigation', { name: 'Hard Surfaces' })
        .locator(`a[href="${route}"]`)
        .click();
      await page.waitForURL(`**${route}`);
      await page.waitForFunction(() => window.scrollY === 0);
    }
    expect(lines).toEqual([]);
    await end();
  });

  test('the copyright line shows the year of the visitor', async () => {
    const { page, end } = await visit('/about');
    await page.clock.setFixedTime(new Date('2031-07-01T12:00:00'));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('footer [data-year]').innerText()).toBe('2031');
    await end();
  });
});
