import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

/** Widths of a telephone and of a desk, in pixels, and the height of a screen of that width. */
export const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** How long a menu or a notice takes to stand still, in milliseconds. */
const settling = 600;

/** Long, because a busy machine paints slowly. */
const timeoutMs = 180_000;

export type Screen = (typeof screens)[number];

/** Pictures load when they come near the view: goes down the page once, and waits for every one of them. */
const loadPictures = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.querySelectorAll('img')].filter((picture) => picture.checkVisibility());
    const seconds = new Promise((resolve) => setTimeout(resolve, 5_000));
    await Promise.race([seconds, Promise.allSettled(pictures.map((picture) => picture.decode()))]);
    await document.fonts.ready;
  });
};

/** What stays at the edge of the window would lie across the middle of a picture that is taller than the window. */
const bars = {
  page: 'body { position: relative } footer > [data-tone]:last-child { position: absolute !important }',
  section: 'header, [href="#content"], footer [data-tone], [aria-live] { visibility: hidden !important }',
};

/** Opens pages of a site and keeps what they look like in a folder. */
export class Camera {
  readonly #browser: Browser;
  readonly #site: string;
  readonly #out: string;
  count = 0;

  constructor(browser: Browser, site: string, out: string) {
    this.#browser = browser;
    this.#site = site;
    this.#out = out;
  }

  /** Opens a path as a visitor who has closed the popup before. */
  async open(path: string, screen: Screen, popup = false): Promise<Page> {
    const page = await this.#browser.newPage({ baseURL: this.#site, viewport: screen });
    page.setDefaultTimeout(timeoutMs);
    if (!popup) await page.addInitScript(() => sessionStorage.setItem('popup-closed', 'yes'));
    await page.goto(path);
    await loadPictures(page);
    return page;
  }

  /** Keeps the whole page, what the window shows, or what a selector finds first. @returns the file */
  async shoot(page: Page, name: string, what: 'page' | 'window' | { selector: string }): Promise<string> {
    const path = join(this.#out, `${name}-${page.viewportSize()?.width}.png`);
    await mkdir(dirname(path), { recursive: true });
    const still = { path, animations: 'disabled' } as const;
    if (typeof what === 'object') {
      await page
        .locator(what.selector)
        .first()
        .screenshot({ ...still, style: bars.section });
    } else if (what === 'page') {
      await page.screenshot({ ...still, style: bars.page, fullPage: true });
    } else {
      await page.waitForTimeout(settling);
      await page.screenshot(still);
    }
    this.count += 1;
    return path;
  }
}
