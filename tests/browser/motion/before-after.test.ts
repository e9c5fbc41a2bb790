import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guard } from '../../../infra/local/guard.ts';
import { startPreview } from '../../../site-builder/preview/preview-server.ts';
import { freePort } from '../../../scripts/local/free-port.ts';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();
let folder: string;
let server: Awaited<ReturnType<typeof startPreview>>;
let baseURL: string;

const colours = { before: { r: 120, g: 20, b: 20 }, after: { r: 20, g: 20, b: 120 } };

const section = `
  - type: before-after
    heading: The same tooth, an hour apart
    before: { src: before.jpg, alt: A dull tooth }
    after: { src: after.jpg, alt: A clean tooth }
    labels: { before: Before, after: After, handle: Show more of the picture from before }
`;

/** A site of its own, with the section far below the opening, served as production does. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'before-after-'));
  const pages = join(folder, 'pages');
  await cp('tests/fixtures/dentist/pages', pages, { recursive: true });
  await appendFile(join(pages, 'home.yaml'), section);
  for (const [name, background] of Object.entries(colours))
    await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg({ quality: 90 })
      .toFile(join(pages, 'media', `${name}.jpg`));
  const build = ['scripts/run.mjs', 'build', '--pages', pages, '--out', join(folder, 'dist')];
  await promisify(execFile)('node', build, { env: { ...process.env, NODE_ENV: 'production' } });
  const port = await freePort(4300);
  server = await startPreview({ guard, root: join(folder, 'dist'), port, api: 'http://127.0.0.1:9' });
  baseURL = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const open = (options: BrowserContextOptions = {}) =>
  visit('/', { baseURL, viewport: { width: 1000, height: 800 }, ...options });

const partsOf = (page: Page) => {
  const frame = page.locator('[data-section=before-after]');
  return { frame, pictures: frame.locator('img'), handle: frame.getByRole('slider') };
};

/** How much of the two pictures is the one from before, from 0 to 1, as it is painted. */
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

const watchShifts = () => {
  Reflect.set(window, 'shifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(
        window,
        'shifts',
        Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')),
      );
  }).observe({ type: 'layout-shift', buffered: true });
};

test('no script is asked for before it is near, and nothing moves when it comes', async () => {
  const { page, console: lines, end } = await open();
  await page.addInitScript(watchShifts);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const { pictures, handle } = partsOf(page);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['shell'])).toBe('ready');
  expect(scripts).not.toEqual([]);
  await handle.focus();
  await handle.press('ArrowRight');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.01);
  expect(lines).toEqual([]);
  await end();
});

test('the handle is a slider for the keyboard and a screen reader, and follows the mouse', async () => {
  const { page, end } = await open();
  await hydrated(page);
  const { frame, pictures, handle } = partsOf(page);
  await handle.scrollIntoViewIfNeeded();
  await expect.poll(() => shownOf(pictures)).toBeCloseTo(0.5, 1);
  expect(await frame.ariaSnapshot()).toMatch(/slider "Show more of the picture from before"/);
  await handle.focus();
  await handle.press('End');
  await expect.poll(() => shownOf(pictures)).toBeGreaterThan(0.9);
  await handle.press('Home');
  await expect.poll(() => shownOf(pictures)).toBeLessThan(0.1);
  for (let press = 0; press < 15; press += 1) await handle.press('ArrowRight');
  await expect.poll(() => shownOf(pictures)).toBeCloseTo(0.3, 1);
  expect(await handle.getAttribute('aria-valuetext')).toBe('Before 30 %');
  const box = (await pictures.last().boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.3, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + 120, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => shownOf(pictures)).toBeCloseTo(0.8, 1);
  expect(await violationsOn(page)).toEqual([]);
  await end();
});

test('a finger moves the handle and scrolls the page', async () => {
  const { page, end } = await open({ hasTouch: true, viewport: { width: 390, height: 800 } });
  await hydrated(page);
  const { pictures, handle } = partsOf(page);
  await handle.scrollIntoViewIfNeeded();
  // Its script is asked for when it is near.
  await expect.poll(() => shownOf(pictures)).toBeCloseTo(0.5, 1);
  const box = (await pictures.last().boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [left, middle] = [box.x + box.width * 0.5, box.y + box.height / 2];
  await finger('touchStart', left, middle);
  for (let step = 1; step <= 5; step += 1) await finger('touchMove', left - step * 20, middle);
  await finger('touchEnd');
  await expect.poll(() => shownOf(pictures)).toBeLessThan(0.35);
  const before = await page.evaluate(() => scrollY);
  await finger('touchStart', left, middle);
  for (let step = 1; step <= 8; step += 1) await finger('touchMove', left, middle + step * 25);
  await finger('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  await end();
});

test.each([
  { where: 'where JavaScript is off', options: { javaScriptEnabled: false }, media: {} },
  { where: 'under reduced motion', options: { reducedMotion: 'reduce' as const }, media: {} },
  { where: 'in print', options: {}, media: { media: 'print' as const } },
])('$where both pictures stand side by side, with their words', async ({ options, media }) => {
  const { page, end } = await open(options);
  await page.emulateMedia(media);
  const { frame, pictures } = partsOf(page);
  const [first, second] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()]);
  expect(second!.x).toBeGreaterThanOrEqual(first!.x + first!.width);
  for (const words of ['Before', 'After'])
    expect(await frame.getByText(words, { exact: true }).isVisible()).toBe(true);
  expect(await frame.locator('input').isVisible()).toBe(false);
  await end();
});
