import type { Browser, Page, ViewportSize } from 'playwright-core';

/** Images load when they come near the view: scrolls down the page once, and waits for every one of them. */
const loadImages = async (): Promise<void> => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
  await Promise.allSettled(images.map((image) => image.decode()));
  await document.fonts.ready;
};

/** Opens a URL; a busy machine paints slowly. @param popup whether the popup may open */
export const openPage = async (browser: Browser, url: string, viewport: ViewportSize, popup = false) => {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(180_000);
  if (!popup) await page.addInitScript(() => sessionStorage.setItem('popup-closed', 'yes'));
  await page.goto(url);
  // The development server shows the problems of the documents.
  await page.addStyleTag({ content: 'developer-notes { display: none !important }' });
  await page.evaluate(loadImages);
  return page;
};

/** What stays at the edge of the window would be drawn across an image that is taller than the window. */
const bars = {
  page: 'body { position: relative } footer > [data-tone]:last-child { position: absolute !important }',
  section: 'header, [href="#content"], footer [data-tone], [aria-live] { visibility: hidden !important }',
};

/**
 * Writes an image of the whole page, of the window, or of the first element of a selector, and closes the page.
 * @param path of the image, a PNG
 */
export const takeScreenshot = async (page: Page, path: string, what: string): Promise<void> => {
  const section = page.locator(what).first();
  const options = { path, animations: 'disabled' } as const;
  // Menus and notices move for a moment.
  await page.waitForTimeout(600);
  if (what === 'window') await page.screenshot(options);
  else if (what === 'page') await page.screenshot({ ...options, style: bars.page, fullPage: true });
  else await section.screenshot({ ...options, style: bars.section });
  await page.close();
};
