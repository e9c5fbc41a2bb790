import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();
const route = '/marble-repair';

const partsOf = (page: Page) => {
  const frame = page.locator('[data-section=before-after]');
  return { frame, pictures: frame.locator('img'), handle: frame.getByRole('slider') };
};

/** Checks that both images are side by side with their labels. */
const standSideBySide = async (page: Page): Promise<void> => {
  const { frame, pictures } = partsOf(page);
  const [first, second] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()]);
  expect(second!.x).toBeGreaterThanOrEqual(first!.x + first!.width);
  for (const words of ['Before', 'After'])
    expect(await frame.getByText(words, { exact: true }).isVisible()).toBe(true);
  expect(await frame.locator('input').isVisible()).toBe(false);
};

test('its script is loaded only when it is near the viewport', async () => {
  const { page, console: lines } = await visit('about:blank', { viewport: { width: 1000, height: 300 } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const { pictures, handle } = partsOf(page);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['shell'])).toBe('ready');
  expect(scripts).not.toEqual([]);
  await handle.focus();
  await handle.press('ArrowRight');
  await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe('Before 52 %');
  expect(lines).toEqual([]);
});

test('the handle is a slider for the keyboard and a screen reader, and follows the mouse', async () => {
  const { page } = await visit(route, { viewport: { width: 1000, height: 800 } });
  await hydrated(page);
  const { frame, pictures, handle } = partsOf(page);
  await handle.scrollIntoViewIfNeeded();
  const box = (await pictures.last().boundingBox())!;
  /** Checks the value of the handle, and its place above the images. */
  const isAt = async (percent: number) => {
    await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe(`Before ${percent} %`);
    const { x, width } = (await handle.boundingBox())!;
    expect(((x - box.x) / (box.width - width)) * 100).toBeCloseTo(percent, 0);
  };
  await isAt(50);
  expect(await frame.ariaSnapshot()).toMatch(/slider "Show more of the picture from before"/);
  await handle.focus();
  for (const [key, percent] of [
    ['End', 100],
    ['Home', 0],
    ['ArrowRight', 2],
  ] as const) {
    await handle.press(key);
    await isAt(percent);
  }
  await page.mouse.move(box.x + box.width * 0.3, box.y + 100);
  await page.mouse.down();
  // A vertical movement scrolls the page.
  await page.mouse.move(box.x + box.width * 0.3 + 10, box.y + 140, { steps: 4 });
  await isAt(2);
  await page.mouse.move(box.x + box.width * 0.8, box.y + 140, { steps: 8 });
  await expect.poll(async () => Number(await handle.inputValue())).toBeGreaterThan(75);
  await page.mouse.up();
  await page.mouse.move(box.x + box.width * 0.4, box.y + 140);
  expect(Number(await handle.inputValue())).toBeGreaterThan(75);
  expect(await violationsOn(page, { within: ['[data-section=before-after]'] })).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await standSideBySide(page);
});
