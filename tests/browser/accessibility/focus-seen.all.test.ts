import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { contactValues, fillFields } from '../../support/browser/fill-fields.ts';

const visit = useBrowser();

/**
 * Returns why the focused control is obscured (WCAG 2.4.11): it is outside of the window, or other elements cover all
 * nine tested points of it.
 */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // A visually hidden input is represented by its label.
    const seen = focused.matches('[type=file]') ? (focused.closest('label') ?? focused) : focused;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const points = shares.flatMap((x) =>
      shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const painted = document.elementFromPoint(x, y);
      return seen.contains(painted) || (painted !== null && painted === seen.closest('label'));
    });
    return isSeen ? undefined : `${seen.localName} ${seen.textContent.slice(0, 40)} at ${Math.round(top)}`;
  });

const stops = (page: Page): Promise<number> =>
  page.locator(':is(a, button, input, textarea, summary):visible').count();

const routes = ['/free-estimate', '/marble-polishing', '/', '/contact'];

test.each([
  { width: 320, height: 256 },
  { width: 320, height: 420 },
])('the focused element is never covered in a window of $width by $height px', async (viewport) => {
  const { page } = await visit('about:blank', { viewport, reducedMotion: 'reduce' });
  for (const route of routes) {
    await page.goto(route);
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.getByRole('region', { name: 'May we come and measure?', includeHidden: true }).waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = await stops(page); presses > 0; presses -= 1) {
        await page.keyboard.press(key);
        const found = await hiddenFocus(page);
        if (found) hidden.push(`${key}: ${found}`);
      }
    }
    expect({ route, hidden }).toEqual({ route, hidden: [] });
  }
});

/** Returns the visible elements that stay in place when the page is scrolled and cover more than a fifth of the window. */
const largeFixed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.width * box.height > (innerWidth * innerHeight) / 5)
      .map(({ element }) => element.outerHTML.slice(0, 80)),
  );

test('nothing fixed covers more than a fifth of a window of 320 by 256 px', async () => {
  const { page } = await visit('about:blank', { viewport: { width: 320, height: 256 } });
  for (const route of ['/', '/marble-polishing', '/contact']) {
    await page.goto(route);
    await hydrated(page);
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate(
        (part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
        share,
      );
      expect([route, share, ...(await largeFixed(page))]).toEqual([route, share]);
    }
    await page.getByRole('region', { name: 'May we come and measure?' }).waitFor();
    expect([route, ...(await largeFixed(page))]).toEqual([route]);
  }
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 500, body: '{}' }));
  await fillFields(page, contactValues);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('alert').waitFor();
  expect(await largeFixed(page)).toEqual([]);
});

test('header and bar scroll away in a window lower than 400 px and are sticky in a higher one', async () => {
  const { page } = await visit('/marble-polishing', { viewport: { width: 390, height: 399 } });
  const inView = () =>
    page.evaluate(() => {
      scrollTo({ top: 600, behavior: 'instant' });
      const bar = document.querySelector('footer > div:last-child');
      return [document.querySelector('header'), bar].map((element) => {
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        return bottom > 0 && top < innerHeight;
      });
    });
  expect(await inView()).toEqual([false, false]);
  await page.setViewportSize({ width: 390, height: 400 });
  expect(await inView()).toEqual([true, true]);
});
