import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { contactValues, fillFields } from '../../support/browser/fill-fields.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();

/** Removes features that the oldest supported browsers lack: functions, popovers, `:has` and others. */
const makeOld = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
    for (const name of ['requestIdleCallback', 'navigation', 'scheduler', 'ViewTransition'])
      Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/:has\(|:popover-open|::details-content/g, (name) => name.replace(/[a-z]/, 'unknown-$&'))
      .replaceAll(/ popover="\w+"| popovertarget="[\w-]+"/gi, '');
    await route.fulfill({ response, body: html });
  });
};

const old = async (path: string, viewport: { width: number; height: number }) => {
  const visitor = await visit('about:blank', { viewport, reducedMotion: 'reduce' });
  await makeOld(visitor.page);
  await visitor.page.goto(path);
  await hydrated(visitor.page);
  return visitor;
};

const phone = { width: 390, height: 844 };

describe('in the oldest browsers', () => {
  test('the phone menu opens, traps the focus, and leads to a form that sends', async () => {
    const { page, console: lines } = await old('/about', phone);
    const menu = page.locator('#phone-menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.waitFor();
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header')?.localName)).toBe('header');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 1, name: 'Talk to the yard' }).waitFor();
    expect(await menu.isVisible()).toBe(false);
    await fillFields(page, contactValues);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Message sent').waitFor();
    expect(lines).toEqual([]);
  });

  test.runIf(runsAll)(
    'the menu of a wide screen opens by its button and shows the links of a category',
    async () => {
      const { page } = await old('/', { width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Services menu' }).click();
      const pane = page.locator('[data-pane]').first();
      await page.locator('li:has(> [data-pane]) > button').first().hover();
      await expect.poll(() => pane.getByRole('link').first().isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      // A slideshow without pause button does not run.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const running = () =>
        page.evaluate(
          () =>
            document
              .querySelector('[data-section=slideshow-hero]')
              ?.getAnimations({ subtree: true })
              .filter(({ playState }) => playState === 'running').length,
        );
      expect(await running()).toBe(0);
    },
  );
});
