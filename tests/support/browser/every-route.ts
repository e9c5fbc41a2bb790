import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { builtRoutes } from '../sites/built-routes.ts';
import { injectAxe, violationsOn } from './axe.ts';
import { hydrated, useBrowser, type Visit } from './browser.ts';
import { readableInkOf } from './drawing-contrast.ts';
import { wrongSizes } from './image-sizes.ts';

/** A route without a page. */
export const unknownRoute = '/no-such-page';

/** Returns how far the page can be scrolled sideways, in pixels. */
const measureOverflow = () => {
  window.scrollTo({ left: 1000, behavior: 'instant' });
  return Math.max(
    window.scrollX,
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
};

/** Finds images whose alternative text repeats the adjacent text, so that screen readers would read it twice. */
const repeatedAltTexts = (): string[] =>
  [...document.querySelectorAll('img')]
    .filter(({ alt }) => alt !== '')
    .filter(({ alt, parentElement }) => {
      const words = parentElement?.closest('a, button, p, li, td, th')?.textContent ?? '';
      return words.trim().toLowerCase() === alt.toLowerCase();
    })
    .map(({ alt }) => alt);

/** Opens a visitor's page for `checkPage`, without motion, so that no color is measured in the middle of a transition. */
export const visitChecked = async (visit: ReturnType<typeof useBrowser>): Promise<Visit> => {
  const visitor = await visit('about:blank', { reducedMotion: 'reduce' });
  await injectAxe(visitor.page);
  return visitor;
};

/**
 * Checks a page: axe, horizontal overflow, console, requests to other hosts, alternative texts, and the widths for which
 * images are loaded.
 * @param route path of the page
 * @param origin of the site
 */
export const checkPage = async (
  { page, console: lines }: Visit,
  route: string,
  origin = inject('site'),
): Promise<void> => {
  // Wide first: a preloaded image for a narrow viewport would stay unused after widening, which logs a warning.
  await page.setViewportSize({ width: 2560, height: 900 });
  await page.goto(`${origin}${route}`);
  await hydrated(page);
  for (const width of [2560, 1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const moved = await page.evaluate(measureOverflow);
    expect({ route, width, moved }).toEqual({ route, width, moved: 0 });
    if (width !== 320) {
      const wrong = await page.evaluate(wrongSizes);
      expect({ route, width, wrong }).toEqual({ route, width, wrong: [] });
    }
    if (width === 1440 || width === 390)
      expect({ route, width, found: await violationsOn(page) }).toEqual({ route, width, found: [] });
  }
  expect(await page.evaluate(repeatedAltTexts)).toEqual([]);
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(requested.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  // For a missing page, the browser and the page itself log an error.
  const messages = lines.splice(0);
  if (route !== unknownRoute) expect({ route, messages }).toEqual({ route, messages: [] });
};

/** Tests pages of the site with `checkPage`. */
export const testRoutes = (routes: string[]): void => {
  const visit = useBrowser();
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visitChecked(visit);
  });
  afterAll(() => visitor.end());

  test.each(routes)(
    '%s: has no axe violations, horizontal overflow, console messages or requests to other hosts',
    (route) => checkPage(visitor, route),
  );
};

/** Tests that the drawings of all pages can be seen in forced colors. */
export const testDrawings = (): void => {
  const visit = useBrowser();
  test('every drawing has a contrast of 3:1 to the ground in forced colors', async () => {
    const { page } = await visit('about:blank', {
      viewport: { width: 1440, height: 900 },
      forcedColors: 'active',
      colorScheme: 'dark',
      // A screenshot waits until the drawing stands still.
      reducedMotion: 'reduce',
    });
    const drawings = new Map<string, number>();
    for (const route of builtRoutes) {
      await page.goto(route);
      for (const drawing of await page.locator('picture > img[src$=".svg"]').all()) {
        const src = await drawing.getAttribute('src');
        if (src && !drawings.has(src)) drawings.set(src, await readableInkOf(drawing));
      }
    }
    expect(drawings.size).toBeGreaterThan(0);
    expect([...drawings].filter(([, readable]) => readable < 0.5)).toEqual([]);
  });
};
