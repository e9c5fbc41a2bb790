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

/** Pictures whose words stand beside them once more, so that a screen reader would say them twice. */
const saidTwice = (): string[] =>
  [...document.querySelectorAll('img')]
    .filter(({ alt }) => alt !== '')
    .filter(({ alt, parentElement }) => {
      const words = parentElement?.closest('a, button, p, li, td, th')?.textContent ?? '';
      return words.trim().toLowerCase() === alt.toLowerCase();
    })
    .map(({ alt }) => alt);

/** Tests that hold on every page of the tested site: axe, sideways scroll, console, requests to other hosts, image texts. */
export const testEveryRoute = (): void => {
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
      // Wide first: a picture that was fetched ahead for a narrow window would be left for a larger one.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(route);
      await hydrated(page);
      // What has not been laid out yet cannot be judged.
      await page.waitForSelector('[data-layout=whole]');
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, moved: await page.evaluate(sideways) }).toEqual({ width, moved: 0 });
        if (width === 1440 || width === 390)
          expect({ width, found: await violationsOn(page) }).toEqual({ width, found: [] });
      }
      expect(await page.evaluate(saidTwice)).toEqual([]);
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
