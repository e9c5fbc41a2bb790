import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

/** Creates an image of a single color. */
const ofOneColour = (background: { r: number; g: number; b: number }) =>
  sharp({ create: { width: 160, height: 90, channels: 3, background } })
    .png()
    .toBuffer();

/** Opens a page with the section far below the viewport; the first image is red, the second blue. */
const open = async (options: BrowserContextOptions = {}) => {
  const visitor = await visit('about:blank', { viewport: { width: 1000, height: 300 }, ...options });
  const pictures = {
    hall: await ofOneColour({ r: 120, g: 20, b: 20 }),
    marble: await ofOneColour({ r: 20, g: 20, b: 120 }),
  };
  for (const [name, body] of Object.entries(pictures))
    await visitor.page.route(`**/media/${name}-*`, (route) =>
      route.fulfill({ contentType: 'image/png', body }),
    );
  return visitor;
};

const route = '/marble-repair';

const partsOf = (page: Page) => {
  const frame = page.locator('[data-section=before-after]');
  return { frame, pictures: frame.locator('img'), handle: frame.getByRole('slider') };
};

/** Returns the painted share of the first image, from 0 to 1. */
const shownOf = async (pictures: Locator): Promise<number> => {
  const { data, info } = await sharp(await pictures.last().screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height * 0.75) * info.width;
  let before = 0;
  for (let x = 0; x < info.width; x += 1) {
    const [red = 0, , blue = 0] = data.subarray((row + x) * info.channels, (row + x + 1) * info.channels);
    if (red > blue + 50) before += 1;
  }
  return before / info.width;
};

test('a finger moves the handle sideways or by a tap, and a vertical swipe only scrolls the page', async () => {
  const { page } = await open({ hasTouch: true, viewport: { width: 390, height: 800 } });
  // The card in the corner may cover the images.
  await page.addInitScript(() => sessionStorage.setItem('popup-closed', ''));
  await page.goto(route);
  await hydrated(page);
  const { pictures, handle } = partsOf(page);
  await handle.scrollIntoViewIfNeeded();
  // Its script is loaded when it is near the viewport.
  await expect.poll(() => shownOf(pictures)).toBeCloseTo(0.5, 1);
  const box = (await pictures.last().boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [left, middle] = [box.x + box.width * 0.5, box.y + box.height / 2];
  const tapped = box.x + box.width * 0.7;
  // The tap first: right after a swipe the browser takes it for the end of a fling.
  await page.touchscreen.tap(tapped, middle);
  await expect.poll(() => shownOf(pictures)).toBeCloseTo(0.7, 1);
  await finger('touchStart', tapped, middle);
  for (let step = 1; step <= 5; step += 1) await finger('touchMove', tapped - step * 30, middle);
  await finger('touchEnd');
  await expect.poll(() => shownOf(pictures)).toBeLessThan(0.35);
  const value = await handle.inputValue();
  const [below, above] = [1, -1];
  // On the handle and beside it, straight and with a thumb's slant.
  for (const [x, slant, direction] of [
    [tapped - 150, 0, below],
    [tapped - 150, 6, above],
    [left, 0, below],
    [left, 10, above],
  ] as const) {
    const before = await page.evaluate(() => scrollY);
    const y = (await pictures.last().boundingBox())!.y + box.height / 2;
    const scrolled = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', () => resolve(true), { once: true })),
    );
    await finger('touchStart', x, y);
    for (let step = 1; step <= 8; step += 1) {
      await finger('touchMove', x - slant * step, y + direction * step * 25);
      expect(await handle.inputValue()).toBe(value);
    }
    await finger('touchEnd');
    await scrolled;
    expect(direction * (before - (await page.evaluate(() => scrollY)))).toBeGreaterThan(50);
  }
  expect(await handle.inputValue()).toBe(value);
});

test.each(['no-preference', 'reduce'] as const)(
  'in a hero the two images fill the place of the image, with reduced motion: %s',
  async (reducedMotion) => {
    for (const width of [390, 1440]) {
      const viewport = { width, height: 844 };
      const { page } = await visit('/concrete-staining', { viewport, reducedMotion });
      const sizes = await page.locator('[data-section=before-after-hero] [data-media]').evaluate((media) =>
        [media, ...media.querySelectorAll('img')].map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return [Math.round(width), Math.round(height)] as const;
        }),
      );
      const [whole = [0, 0], ...images] = sizes;
      expect(whole[1]).toBeGreaterThan(200);
      const columns = reducedMotion === 'reduce' ? 2 : 1;
      expect(images).toEqual(images.map(() => [Math.round(whole[0] / columns), whole[1]]));
    }
  },
);
