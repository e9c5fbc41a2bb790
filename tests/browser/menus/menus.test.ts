import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { pointIn, type Point } from '../../support/browser/mouse.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { siteDocument } from '../../support/sites/site-document.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();
const desktop = { width: 1440, height: 900 };
const categories = siteDocument.header.menu
  .flatMap(({ categories = [] }) => categories)
  .map(({ label, links }): [string, string[]] => [label, links.map(({ href }) => href)]);

/** The menu of a wide screen, which opens on hover. */
const menuOf = (page: Page) => {
  const entry = page.locator('header nav li:has(> [popover])');
  const panes = entry.locator('li:has(> [data-pane])');
  return {
    link: entry.locator('> a'),
    button: entry.locator('> button'),
    /** Returns a point in the button of a category. */
    category: (index: number) => pointIn(panes.nth(index).locator('> button')),
    /** Returns a point in the last link of a category. */
    lastLink: (index: number) => pointIn(panes.nth(index).locator('[data-pane] a').last()),
    /** Waits until the links of a category can be clicked, with its image; -1 while the menu is closed. */
    shows: (index: number) =>
      expect
        .poll(() =>
          panes.evaluateAll((all) =>
            all.findIndex((category) => {
              const pane = category.querySelector('[data-pane]');
              const { x = 0, y = 0, width = 0, height = 0 } = pane?.getBoundingClientRect() ?? {};
              const isOnTop = pane?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
              return isOnTop && pane?.querySelector('img')?.checkVisibility();
            }),
          ),
        )
        .toBe(index),
  };
};

/** Moves the mouse through points; no time passes for the timers of the page, whose clock is stopped. */
const move = async (page: Page, ...points: Point[]) => {
  for (const { x, y } of points) await page.mouse.move(x, y, { steps: 10 });
};

/** Stops the transitions of a page, or lets them continue. */
const setSpeed = async (page: Page, playbackRate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
};

describe('the Services menu', () => {
  const last = categories.length - 1;

  test('with scripts it stays open for 300 ms, and a category that is crossed on the way to a link is not shown', async () => {
    const { page } = await visit('/about', { viewport: desktop, ownContext: true });
    await hydrated(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const menu = menuOf(page);
    await move(page, await pointIn(menu.link));
    await menu.shows(0);
    await move(page, await menu.category(0), await menu.lastLink(0));
    await page.clock.runFor(1000);
    await menu.shows(0);

    // Down and up every category is shown at once.
    const first = await menu.category(0);
    await move(page, first);
    for (const index of [1, last, 1]) {
      await move(page, await menu.category(index));
      await menu.shows(index);
    }
    // Not by the styles for pages without scripts, which wait.
    expect(await page.locator('header [data-chosen]').count()).toBe(1);
    // On the way to the right only if the mouse rests on it.
    const { x, y } = await menu.category(last);
    await move(page, { x: x + 60, y });
    await page.clock.runFor(299);
    await menu.shows(1);
    await page.clock.runFor(1);
    await menu.shows(last);

    await move(page, { x: 700, y: 890 });
    await page.clock.runFor(299);
    expect(await menu.button.getAttribute('aria-expanded')).toBe('true');
    await page.clock.runFor(1);
    await expect.poll(() => menu.button.getAttribute('aria-expanded')).toBe('false');
    await menu.shows(-1);

    // A menu that the button has opened is closed like that, too.
    await menu.button.click();
    await move(page, await menu.category(1), { x: 700, y: 890 });
    await page.clock.runFor(300);
    await menu.shows(-1);
  });

  test.runIf(runsAll)(
    'without scripts a category is shown after a while, also with reduced motion, and not on the way to a link',
    async () => {
      const { page } = await visit('/about', {
        viewport: desktop,
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      });
      const menu = menuOf(page);
      await move(page, await pointIn(menu.link));
      await menu.shows(0);
      await setSpeed(page, 0);
      await move(page, await menu.category(0), await menu.category(last));
      await menu.shows(0);
      await move(page, await menu.lastLink(0));
      await setSpeed(page, 1);
      await menu.shows(0);
      await move(page, await menu.category(last));
      await menu.shows(last);
      await move(page, { x: 700, y: 890 });
      await menu.shows(-1);
    },
  );
});

test('the bar of a phone offers only the call on the page of the estimate', async () => {
  const { page } = await visit('/about', { viewport: { width: 390, height: 844 } });
  await hydrated(page);
  const bar = page.locator('footer > :last-child a:visible');
  // The bar is hidden while the estimate button of the hero is in view, and covered while the popup is open.
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => bar.count()).toBe(2);
  await bar.last().click();
  await page.waitForURL('**/free-estimate');
  await expect.poll(() => bar.count()).toBe(1);
  expect(await bar.getAttribute('href')).toMatch(/^tel:/);
});

describe('the menu of a small screen', () => {
  /** One page that is shared by both tests. */
  const visitor = oneWindow(() =>
    visit('/about', { viewport: { width: 390, height: 800 }, ownContext: true }),
  );

  test('it has a collapsible Services list, a group for each category and View All Services', async () => {
    const { page } = visitor();
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const all = menu.getByRole('link', { name: 'View All Services' });
    expect(await all.isVisible()).toBe(false);
    await menu
      .locator('summary')
      .filter({ hasText: /^Services$/ })
      .click();
    await all.waitFor();
    const [name = '', [route] = []] = categories[0] ?? [];
    const group = menu.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
    for (const state of ['visible', 'hidden'] as const) {
      await group.click();
      await menu.locator(`a[href="${route}"]`).waitFor({ state });
    }
    await all.click();
    await page.waitForURL('**/services');
    await menu.waitFor({ state: 'hidden' });
  });

  test('it begins below the header, which is measured again 100 ms after the last resize', async () => {
    const { page } = visitor();
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const edges = () =>
      page.evaluate(() => ({
        header: document.querySelector('header')?.getBoundingClientRect().bottom,
        menu: document.querySelector('nav:popover-open')?.getBoundingClientRect().top,
        bottom: document.querySelector('nav:popover-open')?.getBoundingClientRect().bottom,
      }));
    const { header, menu, bottom } = await edges();
    expect([menu, bottom]).toEqual([header, 800]);

    await page.clock.pauseAt(Date.now() + 3_600_000);
    const root = page.locator('html');
    await root.evaluate((html) =>
      window.addEventListener('resize', () => html.setAttribute('data-resized', String(window.innerWidth))),
    );
    const resize = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => root.getAttribute('data-resized')).toBe(String(width));
    };
    await page.locator('header').evaluate((element) => (element.style.minHeight = '150px'));
    await resize(380);
    await page.clock.runFor(99);
    await resize(370);
    await page.clock.runFor(99);
    expect((await edges()).menu).toBe(menu);
    await page.clock.runFor(1);
    const after = await edges();
    expect(after.menu).toBe(after.header);
    expect(after.header).toBeGreaterThan(header ?? 0);
  });
});
