import { beforeAll, expect, inject, test } from 'vitest';
import { builtRoutes } from '../sites/built-routes.ts';
import { bringAxe, violationsOn } from './axe.ts';
import { hydrated, useBrowser, type Visit } from './browser.ts';

/** An address that no page has. */
const unknown = '/no-such-page';

/** How far the page lets itself be moved sideways. */
const sideways = () => {
  window.scrollTo({ left: 1000, behavior: 'instant' });
  return Math.max(
    window.scrollX,
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
};

/**
 * Tests that hold on every page of the tested site: axe, sideways scroll, the console and requests to other hosts.
 * @param axeWidths in pixels: on the example site, which has every section type, a telephone's and a desk's; elsewhere
 *   one of them, because there the words of pages are what is new, and those are the same at every width
 * @param skipsColours whether axe leaves out colours, which are the same wherever a section type stands
 */
export const testEveryRoute = (axeWidths: number[], { skipsColours = false } = {}): void => {
  const visit = useBrowser();
  let visitor: Visit;
  beforeAll(async () => {
    // Without motion nothing is half way between two colours when it is measured.
    visitor = await visit('about:blank', { reducedMotion: 'reduce' });
    await bringAxe(visitor.page);
  });

  test.each([...builtRoutes, unknown])(
    '%s: axe finds nothing, nothing scrolls sideways, the console is silent, no other host is asked',
    async (route) => {
      const { page, console: lines } = visitor;
      await page.goto(route);
      // What has not been laid out yet cannot be judged.
      await hydrated(page);
      await page.waitForSelector('[data-layout=whole]');
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, moved: await page.evaluate(sideways) }).toEqual({ width, moved: 0 });
        if (axeWidths.includes(width))
          expect({ width, found: await violationsOn(page, { skipsColours }) }).toEqual({ width, found: [] });
      }
      const requested = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(requested.filter((address) => !address.startsWith(`${inject('site')}/`))).toEqual([]);
      // Of an address without a page the browser and the page itself tell.
      const told = lines.splice(0);
      if (route !== unknown) expect(told).toEqual([]);
    },
  );
};
