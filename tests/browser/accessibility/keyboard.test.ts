import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { oneWindow } from '../../support/browser/one-window.ts';

const visit = useBrowser();

const focusedWords = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

/** Presses Tab until an element has the focus. @throws Error if it never receives the focus */
const tabTo = async (page: Page, selector: string) => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} never receives the focus.`);
};

/** Returns the categories of the main menu that are expanded and whose pane is visible. */
const expandedCategories = (page: Page) =>
  page.locator('nav [aria-controls][aria-expanded=true]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const pane = document.querySelector(`#${button.getAttribute('aria-controls')}[data-pane]`);
      return pane?.checkVisibility({ visibilityProperty: true }) && button.textContent;
    }),
  );

describe('with the keyboard alone', () => {
  const desktop = { width: 1440, height: 900 };
  const visitor = oneWindow(() => visit('/about', { viewport: desktop, reducedMotion: 'reduce' }));

  test('the phone menu opens, its links are reachable, and Escape closes it', async () => {
    const { page } = visitor();
    await page.setViewportSize({ width: 390, height: 844 });
    await hydrated(page);
    const button = page.locator('button[popovertarget=phone-menu]');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('#phone-menu').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#phone-menu').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    for (const group of await page.locator('#phone-menu summary').all()) await group.click();
    expect(await violationsOn(page, { within: ['header'] })).toEqual([]);
    await tabTo(page, '#phone-menu a[href="/projects"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/projects');
    await page.locator('#phone-menu').waitFor({ state: 'hidden' });
  });

  test('the skip link is first; a question opens and closes', async () => {
    const { page } = visitor();
    await page.setViewportSize(desktop);
    await page.goto('/marble-polishing');
    await page.keyboard.press('Tab');
    expect(await focusedWords(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => location.hash)).toBe('#content');
    const question = page.locator('[data-section=faq] details').nth(1);
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => question.getAttribute('open')).toBe('');
    await page.keyboard.press('Space');
    await expect.poll(() => question.getAttribute('open')).toBeNull();
  });

  test('the Services menu opens, its links are reachable, and Escape returns the focus to its button', async () => {
    const { page } = visitor();
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Services menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await violationsOn(page, { within: ['header'] })).toEqual([]);
    await tabTo(page, 'a[href="/marble-polishing"]');
    expect(await expandedCategories(page)).toEqual(['Marble']);
    await tabTo(page, 'a[href="/concrete-staining"]');
    const category = page.locator('li:has(> [data-pane])', { has: page.locator(':focus') });
    expect(await expandedCategories(page)).toEqual([await category.locator('> button').innerText()]);
    await page.locator('li > [aria-controls]').first().hover();
    await expect.poll(() => expandedCategories(page)).toEqual(['Home remodeling']);
    await tabTo(page, 'a[href="/concrete-staining"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/concrete-staining');
  });

  test('the wizard can be completed', async () => {
    const { page } = visitor();
    await page.goto('/free-estimate');
    await hydrated(page);
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 202, body: '{}' }));
    await tabTo(page, '[name=rooms][value=kitchen]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    // The focus is on the heading of the new step.
    await expect.poll(() => focusedWords(page)).toBe('What shall be done there?');
    await tabTo(page, '[name=message]');
    await page.keyboard.insertText('New oak boards in the hall, about 200 square feet. '.repeat(3));
    await tabTo(page, '[data-step="2"] button[type=submit]');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedWords(page)).toBe('Whom do we answer?');
    const person = { name: 'Kay Board', email: 'k@b.co', phone: '1', zipCode: '92626' };
    for (const [name, value] of Object.entries(person)) {
      await tabTo(page, `[data-step="3"] [name=${name}]`);
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press('Enter');
    await page.getByText('Request sent').waitFor();
  });

  test('elements covered by the phone menu are not focusable, even without scripts', async () => {
    const { page } = await visit('/about', {
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    await page.locator('button[popovertarget=phone-menu]').click();
    await page.locator('#phone-menu').waitFor();
    await page.locator('#phone-menu a:visible').last().focus();
    const covered = () => page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName);
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await covered()).toBeUndefined();
    }
  });
});
