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

/**
 * What axe judges of a page, its words aside: in which section type an element stands, and in what; which heading follows
 * which. For colours also how it looks, and on which of the two grounds the section has come.
 */
const kindsOn = (withColours: boolean): string[] => {
  const kinds = [...document.body.querySelectorAll('*')].map((element) => {
    const section = element.closest<HTMLElement>('main > [data-section]');
    const place = section?.dataset['section'] ?? 'layout';
    const ground = section ? getComputedStyle(section).backgroundColor : '';
    const names = [place, element.parentElement?.localName, element.localName, element.getAttribute('role')];
    return [...names, ...(withColours ? [element.getAttribute('class'), ground] : [])].join(' ');
  });
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName);
  return [...new Set([...kinds, ...headings.map((name, index) => `${headings[index - 1]} ${name}`)])];
};

/**
 * Tests that hold on every page of the tested site: sideways scroll, the console, requests to other hosts, words of
 * pictures; axe, which is dear, judges each page that has something no page before had.
 * @param axeWidths in pixels: on the example site, which has every section type, a telephone's and a desk's; elsewhere
 *   one of them, because there the words of pages are what is new, and those are the same at every width
 * @param skipsColours whether axe leaves out colours, which are the same wherever a section type stands
 */
export const testEveryRoute = (axeWidths: number[], { skipsColours = false } = {}): void => {
  const visit = useBrowser();
  const judged = new Set<string>();
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
      const kinds = (await page.evaluate(kindsOn, !skipsColours)).filter((kind) => !judged.has(kind));
      // What has not been laid out yet cannot be judged.
      if (kinds.length > 0) {
        await hydrated(page);
        await page.waitForSelector('[data-layout=whole]');
      } else await page.evaluate(() => (document.documentElement.dataset['layout'] = 'whole'));
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, moved: await page.evaluate(sideways) }).toEqual({ width, moved: 0 });
        if (kinds.length > 0 && axeWidths.includes(width))
          expect({ width, found: await violationsOn(page, { skipsColours }) }).toEqual({ width, found: [] });
      }
      expect(await page.evaluate(saidTwice)).toEqual([]);
      const requested = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(requested.filter((address) => !address.startsWith(`${inject('site')}/`))).toEqual([]);
      // Of an address without a page the browser and the page itself tell.
      const told = lines.splice(0);
      if (route !== unknown) expect(told).toEqual([]);
      for (const kind of kinds) judged.add(kind);
    },
  );
};
