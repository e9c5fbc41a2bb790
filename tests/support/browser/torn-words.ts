import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

/**
 * Finds words that are broken across lines without a hyphen. With large text, numbers and e-mail addresses may be
 * broken.
 */
const findBrokenWords = (page: Page, large: boolean): Promise<string[]> =>
  page.evaluate((isLarge) => {
    const ordinary = isLarge ? /(?<![\w@.])\p{L}{2,}(?![\w@]|\.\w)/gu : /[\p{L}\p{N}]{2,}/gu;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (
        !text.parentElement?.checkVisibility() ||
        text.parentElement.closest('script, style, [aria-hidden=true]')
      )
        continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(ordinary)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  }, large);

/** Screen widths in pixels and text sizes in percent. */
const screens = [
  [320, 100],
  [390, 100],
  [768, 100],
  [1024, 100],
  [1440, 100],
  [320, 200],
  [390, 200],
  [1024, 200],
] as const;

/** Tests that no ordinary word is broken and the header fits on one line, on small screens and with large text. */
export const testTornWords = (...routes: string[]): void => {
  const visit = useBrowser();
  test.each(routes)(
    '%s: no ordinary word is broken and the header fits on one line, at every width and text size',
    async (route) => {
      const { page } = await visit(route, { javaScriptEnabled: false });
      for (const [width, percent] of screens) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
          return document.fonts.ready.then(() => undefined);
        }, percent);
        expect({ width, percent, torn: await findBrokenWords(page, percent > 100) }).toEqual({
          width,
          percent,
          torn: [],
        });
        if (percent > 100) continue;
        const lines = await page
          .locator('header')
          .evaluate((header) => header.clientHeight / Number.parseFloat(getComputedStyle(header).minHeight));
        expect(lines).toBeLessThan(1.1);
      }
    },
  );
};
