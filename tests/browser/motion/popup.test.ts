import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { contactValues, fillFields } from '../../support/browser/fill-fields.ts';
import { openWithStoppedClock, popupHeading, scrollPage, settledMs } from '../../support/browser/popup.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();
const phone = { width: 390, height: 844 };
const action = { label: 'Ask for a visit', href: '/free-estimate' };
const depth = 25;

const card = (page: Page) => page.getByRole('region', { name: popupHeading, includeHidden: true });

/** Returns the corner of the card: `start`, `end`, or `none` while it is hidden. */
const corner = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[aria-live=polite] > section')?.dataset['corner']);

/** Scrolls to a percentage of the page. */
const scrollTo = async (page: Page, percent: number) => {
  const aim = await page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const top = Math.ceil(((scrollHeight - clientHeight) * share) / 100);
    window.scrollTo({ top, behavior: 'instant' });
    return top;
  }, percent);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, aim);
};

/** Waits until the page has painted the last change. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe('scroll popup', () => {
  test('it appears at 25 percent of the page, not before, with the texts of its document, and takes no focus', async () => {
    const { page } = await visit('/marble-polishing', { reducedMotion: 'reduce' });
    await hydrated(page);
    await scrollTo(page, depth - 1);
    await settled(page);
    expect(await card(page).count()).toBe(0);
    await scrollTo(page, depth);
    await card(page).waitFor();
    expect(await card(page).getByRole('heading').innerText()).toBe(popupHeading);
    expect(
      await card(page).getByText('It takes half an hour and costs nothing.', { exact: true }).isVisible(),
    ).toBe(true);
    expect(await card(page).getByText('In Los Angeles County since 2003', { exact: true }).isVisible()).toBe(
      true,
    );
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await violationsOn(page, { within: ['[aria-live=polite]'] })).toEqual([]);
    await card(page).getByRole('link', { name: action.label }).click();
    await page.waitForURL(`**${action.href}`);
  });

  test.runIf(runsAll)(
    'leaves a button at once, and comes back to its corner half a second after scrolling has stopped; Escape closes it',
    async () => {
      const { page } = await openWithStoppedClock(visit, '/about', phone);
      const cornerAt = async (top: number) => {
        await scrollPage(page, top);
        return corner(page);
      };
      const [free, onButton] = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll('main [data-look=action]')];
        const { top } = buttons.at(-1)!.getBoundingClientRect();
        return [-60, 60].map((inWindow) => scrollY + top - innerHeight + inWindow);
      });
      const first = await cornerAt(free!);
      expect(first).toMatch(/start|end/);
      expect(await cornerAt(onButton!)).toBe('none');
      expect(await cornerAt(free!)).toBe('none');
      await page.clock.runFor(settledMs - 1);
      expect(await corner(page)).toBe('none');
      await page.clock.runFor(1);
      expect(await corner(page)).toBe(first);
      await page.keyboard.press('Escape');
      await card(page).waitFor({ state: 'detached' });
    },
  );

  test.runIf(runsAll)('waits on /free-estimate until the form has left the window', async () => {
    const { page } = await openWithStoppedClock(visit, '/free-estimate', phone);
    await page.locator('main').evaluate((main) => {
      main.style.paddingBottom = '100vh';
    });
    const formEnd = await page
      .locator('main form')
      .evaluate((form) => form.getBoundingClientRect().bottom + scrollY);
    await scrollPage(page, formEnd - 10);
    await page.clock.runFor(settledMs);
    expect(await corner(page)).toBe('none');
    await scrollPage(page, formEnd + 20);
    expect(await corner(page)).toMatch(/start|end/);
  });

  test('does not reappear after a request was sent', async () => {
    const { page } = await visit('/contact', { reducedMotion: 'reduce' });
    await hydrated(page);
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 202, body: '{}' }));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await card(page).waitFor({ state: 'attached' });
    await fillFields(page, contactValues);
    await page.getByRole('button', { name: 'Send message' }).click();
    await card(page).waitFor({ state: 'detached' });
  });

  test.runIf(runsAll)('does not reappear after a form was submitted natively', async () => {
    const { page } = await visit('/thank-you');
    await hydrated(page);
    await page.goto('/about');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => scrollY > 500);
    expect(await card(page).count()).toBe(0);
  });
});
