import type { Browser, Page, ViewportSize } from 'playwright-core';

/** Scrolls down the page once, because images load when they come near the viewport, and waits for all images. */
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

/** Opens a URL with long time-outs, for busy machines. @param popup whether the popup may open */
export const openPage = async (browser: Browser, url: string, viewport: ViewportSize, popup = false) => {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(180_000);
  if (!popup) await page.addInitScript(() => sessionStorage.setItem('popup-closed', 'yes'));
  await page.goto(url);
  // Hides the problems that the development server shows in pages.
  await page.addStyleTag({ content: 'developer-notes { display: none !important }' });
  await page.evaluate(loadImages);
  return page;
};

/** Styles that hide fixed and sticky bars, which would cover parts of images taller than the viewport. */
const barStyles = {
  page: 'body { position: relative } footer > [data-tone]:last-child { position: absolute !important }',
  section: 'header, [href="#content"], footer [data-tone], [aria-live] { visibility: hidden !important }',
};

/**
 * Takes a screenshot and closes the page.
 * @param path path of the PNG
 * @param target `page` for the whole page, `window` for the viewport, or a CSS selector, of which the first match is used
 */
export const takeScreenshot = async (page: Page, path: string, target: string): Promise<void> => {
  const section = page.locator(target).first();
  const options = { path, animations: 'disabled' } as const;
  // Waits for animations of menus and notifications.
  await page.waitForTimeout(600);
  if (target === 'window') await page.screenshot(options);
  else if (target === 'page') await page.screenshot({ ...options, style: barStyles.page, fullPage: true });
  else await section.screenshot({ ...options, style: barStyles.section });
  await page.close();
};
