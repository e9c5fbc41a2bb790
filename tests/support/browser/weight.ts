import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { weighedRoutes } from '../sites/weighed-routes.ts';
import { useBrowser } from './browser.ts';

/**
 * Budgets in bytes, compressed with brotli. The HTML of a page without a form fits into the initial TCP window; React
 * and MUI are loaded only on interaction.
 */
const budget = {
  html: 14_000,
  formHtml: 16_000,
  /** Of a page with a form and a sample board. */
  boardHtml: 17_500,
  early: 5_000,
  shell: 130_000,
  opening: 100_000,
  fonts: 45_000,
};

const dist = inject('dist');

/**
 * Returns the compressed size of files. Fast compression gives an upper bound, so the slow one runs only if that
 * exceeds the budget.
 */
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

/** Returns the budget of a page's HTML. */
const htmlBudget = (html: string): number => {
  if (!hasForm(html)) return budget.html;
  const hasBoard = html.includes('data-section="sample-board"') && html.includes('<form');
  return hasBoard ? budget.boardHtml : budget.formHtml;
};

/** Returns the scripts that a page runs, without structured data. */
const scriptsOf = (html: string): { attributes: string; code: string }[] =>
  [...html.matchAll(/<script( [^>]*)?>(.*?)<\/script>/gs)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ attributes }) => !attributes.includes('application/'));

/** Returns a chunk and its static imports, recursively. */
const staticImports = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(dist, 'assets', file), 'utf8');
  for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    staticImports(next, found);
  }
  return found;
};

/** Tests the size of the scripts that the first interaction loads; they are the same on every site. */
export const testWeightOfScripts = (): void => {
  test('the scripts loaded on the first interaction fit the budget', () => {
    const shell = readdirSync(join(dist, 'assets')).find((name) => /^shell-.*\.js$/.test(name)) ?? '';
    const chunks = [...staticImports(shell)];
    expect(chunks.length).toBeGreaterThan(1);
    const files = chunks.map((name) => join('assets', name));
    expect(weigh(files, budget.shell)).toBeLessThanOrEqual(budget.shell);
  });
};

/** Tests the size budgets of the HTML and of its inline script. */
export const testWeightOfPages = (): void => {
  test.each(pages)('$file and its critical CSS fit the budget', ({ file, html }) => {
    const limit = htmlBudget(html);
    expect(weigh([file], limit)).toBeLessThanOrEqual(limit);
  });

  test('every page runs only the same small inline script', () => {
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
};

/** Tests the size budgets of the preloaded fonts and of the opening images. */
export const testWeightOfFiles = (): void => {
  const visit = useBrowser();

  test.each(pages)('the fonts that $file preloads fit the budget', ({ html }) => {
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, url = '']) => url,
    );
    expect(fonts).toHaveLength(2);
    // Fonts are already compressed.
    const bytes = fonts.reduce((sum, url) => sum + statSync(join(dist, url)).size, 0);
    expect(bytes).toBeLessThanOrEqual(budget.fonts);
  });

  describe('images', () => {
    const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

    test.each(weighedRoutes)(
      '%s: the opening image is preloaded with high priority and small on a phone; images are lazy only below the fold',
      async (route) => {
        const { page } = await visit(route, phone);
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
              // Project cards are lazy (docs/specification.md 3.8), hidden slides wait outside the window, and low-
              // priority images that move into view by themselves load with the page.
              if (picture.fetchPriority === 'low') return lazy;
              if (picture.closest('[data-section=gallery]') || left >= innerWidth) return !lazy;
              return lazy !== top >= innerHeight;
            })
            .map((picture) => picture.src),
        );
        expect(wrong).toEqual([]);
      },
    );
  });
};
