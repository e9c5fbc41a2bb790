import type { Browser, Page } from 'playwright-core';
import { studioDesk } from '../../tests/support/browser/studio-viewport.ts';

/** The measurements of an opened Studio. */
export type Measured = {
  /** From opening to the heading on the page, in milliseconds. */
  usable: number;
  /** From each key press to the frame in which the preview shows it, in milliseconds. */
  keys: number[];
  /** The paths of the files that opening loads. */
  files: string[];
};

const letters = 'the floor is laid and polished by one crew in two days ';

/** Types characters one by one and measures the time from each key press to the frame that shows it, with one clock. */
const typeLetters = async (page: Page, count: number): Promise<number[]> => {
  await page.evaluate(() => {
    const seen: { pressed: number; shown: number[] } = { pressed: 0, shown: [] };
    Object.assign(globalThis, { seen });
    addEventListener('keydown', () => (seen.pressed = performance.now()), { capture: true });
    const inside = document.querySelector('iframe')?.contentDocument;
    const heading = inside?.querySelector('h1');
    if (!inside || !heading) throw new Error('the page has no heading');
    new MutationObserver(() => {
      const { pressed } = seen;
      // The frame has been painted when the next task runs.
      requestAnimationFrame(() => setTimeout(() => seen.shown.push(performance.now() - pressed)));
    }).observe(heading, { characterData: true, childList: true, subtree: true });
  });
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(
      letters[index % letters.length] === ' ' ? 'Space' : (letters[index % letters.length] ?? 'a'),
    );
    // As fast as people type. The check of the whole site starts in between.
    await page.waitForTimeout(index % 10 === 9 ? 500 : 120);
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { seen: { shown: number[] } }).seen.shown);
};

/** Opens the Studio in a new browser context and types into the first heading. */
export const measureTyping = async (browser: Browser, url: string, count: number): Promise<Measured> => {
  const context = await browser.newContext({ viewport: studioDesk });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (response) => files.add(new URL(response.url()).pathname));
  const begun = performance.now();
  await page.goto(url);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await heading.waitFor();
  const usable = performance.now() - begun;
  await page.waitForLoadState('load');
  const loaded = [...files];
  await heading.click();
  await page.locator('[contenteditable=true]:focus').waitFor();
  await page.keyboard.press('End');
  const keys = await typeLetters(page, count);
  await context.close();
  return { usable, keys, files: loaded };
};
