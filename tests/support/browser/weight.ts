import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { weighedRoutes } from '../sites/weighed-routes.ts';
import { useBrowser } from './browser.ts';

/**
 * Budgets in bytes, compressed with brotli: the document of a page without a form fits the first window of a TCP
 * connection, and what React and MUI weigh is paid only by those who do more than read.
 */
const budget = {
  html: 14_000,
  formHtml: 16_000,
  early: 5_000,
  shell: 130_000,
  opening: 100_000,
  fonts: 45_000,
};

const dist = inject('dist');

/** What files weigh. Quick compression makes them a little larger, and spares those that fit even so the thorough one. */
const weigh = (files: string[], budgeted: number): number => {
  const sum = (quality: number): number =>
    files
      .map((file) => readFileSync(join(dist, file)))
      .map(
        (file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length,
      )
      .reduce((all, size) => all + size, 0);
  const quick = sum(5);
  return quick <= budgeted ? quick : sum(constants.BROTLI_MAX_QUALITY);
};

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }))
  .filter(({ html }) => !html.includes('http-equiv="refresh"'));

const hasForm = (html: string): boolean => /<[^>]* data-live[ =>]/.test(html);

/** The scripts that a page runs, without what stands in them: what is structured data is not run. */
const scriptsOf = (html: string): { attributes: string; code: string }[] =>
  [...html.matchAll(/<script( [^>]*)?>(.*?)<\/script>/gs)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ attributes }) => !attributes.includes('application/'));

/** The chunks that a chunk runs with it. */
const staticImports = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(dist, 'assets', file), 'utf8');
  for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    staticImports(next, found);
  }
  return found;
};

/** Tests that what the first sign of intent brings fits the budget: the scripts of the engine, the same on every site. */
export const testWeightOfScripts = (): void => {
  test('what the first sign of intent brings fits the budget', () => {
    const shell = readdirSync(join(dist, 'assets')).find((name) => /^shell-.*\.js$/.test(name)) ?? '';
    const brought = [...staticImports(shell)];
    expect(brought.length).toBeGreaterThan(1);
    const files = brought.map((name) => join('assets', name));
    expect(weigh(files, budget.shell)).toBeLessThanOrEqual(budget.shell);
  });
};

/** Tests that the pages of the tested site, the script in them, their fonts and opening pictures fit the budgets. */
export const testWeight = (): void => {
  const visit = useBrowser();

  describe('before the visitor does anything', () => {
    test.each(pages)('$file and its critical CSS fit the budget', ({ file, html }) => {
      const most = hasForm(html) ? budget.formHtml : budget.html;
      expect(weigh([file], most)).toBeLessThanOrEqual(most);
    });

    test('no page runs more than the small script that stands in it, the same on every page', () => {
      for (const { file, html } of pages) {
        expect({ file, scripts: scriptsOf(html) }).toEqual({
          file,
          scripts: [{ attributes: ' type="module"', code: expect.stringMatching(/./) as string }],
        });
        expect(html).not.toMatch(/<link[^>]*modulepreload/);
      }
      const small = new Set(pages.flatMap(({ html }) => scriptsOf(html).map(({ code }) => code)));
      expect(small.size).toBe(1);
      expect(brotliCompressSync([...small].join('')).length).toBeLessThanOrEqual(budget.early);
    });
  });

  test.each(pages)('the fonts that $file preloads fit the budget', ({ html }) => {
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, url = '']) => url,
    );
    expect(fonts).toHaveLength(2);
    // They are compressed already.
    const bytes = fonts.reduce((sum, url) => sum + statSync(join(dist, url)).size, 0);
    expect(bytes).toBeLessThanOrEqual(budget.fonts);
  });

  describe('pictures', () => {
    const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

    test.each(weighedRoutes)(
      '%s: the opening picture is preloaded, first in line and light on a telephone; what is above the fold is not lazy, all below it is',
      async (route) => {
        const { page, end } = await visit(route, telephone);
        const preload = page.locator('head link[rel=preload][as=image]');
        expect(await preload.getAttribute('imagesrcset')).toMatch(/ 400w, .* 900w/);
        expect(await preload.getAttribute('fetchpriority')).toBe('high');
        const opening = page.locator('main img[fetchpriority=high]');
        expect(await opening.count()).toBe(1);
        await opening.evaluate((picture: HTMLImageElement) => picture.decode());
        const { shown, bytes } = await opening.evaluate((picture: HTMLImageElement) => {
          const fetched = performance.getEntriesByName(picture.currentSrc)[0] as PerformanceResourceTiming;
          return { shown: picture.currentSrc, bytes: fetched.encodedBodySize };
        });
        expect(shown).toMatch(/\.avif$/);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(budget.opening);
        const wrong = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('main img')]
            .filter((picture) => {
              const { top, left } = picture.getBoundingClientRect();
              const lazy = picture.loading === 'lazy';
              // Project cards are lazy (docs/specification.md 3.8), slides wait beside the window for their turn, and what
              // moves into view by itself comes with the page, after everything else.
              if (picture.fetchPriority === 'low') return lazy;
              if (picture.closest('[data-section=gallery]') || left >= innerWidth) return !lazy;
              return lazy !== top >= innerHeight;
            })
            .map((picture) => picture.src),
        );
        expect(wrong).toEqual([]);
        await end();
      },
    );
  });
};
