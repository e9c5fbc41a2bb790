import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { inSlowMotion, pointIn, slowness, walk, type Point } from '../../support/browser/mouse.ts';
import { sample } from '../../support/sample.ts';

const visit = useBrowser();

/** Opens a page with slowed down animations in a window of the given width. */
const visitSlowly = async (width: number, options: BrowserContextOptions = {}) => {
  const visitor = await visit('about:blank', { viewport: { width, height: 900 }, ...options });
  await inSlowMotion(visitor.page);
  await visitor.page.goto('/about');
  return visitor;
};

/** The menu of a wide screen, which opens on hover. */
const menuOf = (page: Page) => {
  const entry = page.locator('header nav li:has(> [popover])');
  const categories = entry.locator('li:has(> [data-pane])');
  return {
    link: entry.locator('> a'),
    button: entry.locator('> button'),
    categories,
    /** Returns the category whose links are visible and clickable; undefined while the menu is closed. */
    shown: () =>
      categories.evaluateAll((all) =>
        all.findIndex((category) => {
          const pane = category.querySelector('[data-pane]');
          const { x = 0, y = 0, width = 0, height = 0 } = pane?.getBoundingClientRect() ?? {};
          return pane?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      ),
  };
};
type Menu = ReturnType<typeof menuOf>;

/** Waits until the menu shows a category. Concurrent tests cannot use `expect.poll`. */
const comesTo = ({ shown }: Menu, category: number, timeout = 30_000): Promise<void> =>
  vi.waitFor(async () => expect(await shown()).toBe(category), { timeout });

const open = async (page: Page, menu: Menu): Promise<Point> => {
  const { link, categories } = menu;
  await page.mouse.move(700, 890);
  await comesTo(menu, -1);
  const start = await pointIn(link);
  await page.mouse.move(start.x, start.y);
  await categories.first().waitFor();
  return start;
};

type Way = { pace: number; wobble?: number };

/** Moves the mouse from the entry directly to each category. @returns the categories that the menu did not show */
const lostOnTheWayIn = async (page: Page, way: Way, categories: number[]): Promise<string[]> => {
  const menu = menuOf(page);
  const lost: string[] = [];
  for (const index of categories) {
    const button = menu.categories.nth(index).locator('> button');
    for (let isShown = false; !isShown;) {
      const from = await open(page, menu);
      isShown = await walk(page, from, await pointIn(button), way);
    }
    const arrived = await comesTo(menu, index, 2000 * slowness).then(
      () => true,
      () => false,
    );
    if (!arrived) lost.push(await button.innerText());
  }
  return lost;
};

/** Moves the mouse from each category directly to its first or last link. @returns the categories that were replaced on the way */
const lostInside = async (page: Page, way: Way, categories: number[]): Promise<string[]> => {
  const menu = menuOf(page);
  const lost: string[] = [];
  await open(page, menu);
  for (const index of categories) {
    const button = menu.categories.nth(index).locator('> button');
    const links = menu.categories.nth(index).locator('[data-pane] a');
    const link = index < 3 ? links.last() : links.first();
    for (let isShown = false; !isShown;) {
      const from = await pointIn(button);
      await page.mouse.move(from.x - 5, from.y);
      await page.mouse.move(from.x, from.y);
      await comesTo(menu, index);
      isShown = await walk(page, from, await pointIn(link), way);
    }
    if ((await menu.shown()) !== index) lost.push(await button.innerText());
  }
  return lost;
};

/** Indexes of the tested categories: the first and the last are the furthest from the entry and from their links. */
const some = [0, 5];
const all = sample(some, [1, 2, 3, 4]);

describe('the mouse reaches every category from the menu entry', () => {
  test.each([
    { when: 'before any script', javaScriptEnabled: false },
    { when: 'with scripts', javaScriptEnabled: true },
  ])('$when: fast, slowly, with jitter, and with reduced motion', async ({ javaScriptEnabled }) => {
    const ways = [
      { width: 1440, way: { pace: 100 }, to: all },
      { width: 1280, way: { pace: 700, wobble: 6 }, to: [5], reducedMotion: 'reduce' as const },
      ...sample([], [{ width: 1024, way: { pace: 1200 }, to: some }]),
    ];
    const { page, end } = await visitSlowly(1440, { javaScriptEnabled });
    for (const { width, way, to, reducedMotion = null } of ways) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion });
      if (javaScriptEnabled) await hydrated(page);
      expect([way, await lostOnTheWayIn(page, way, to)]).toEqual([way, []]);
    }
    await end();
  });

  test('also if the button has opened it', async () => {
    const { page, end } = await visitSlowly(1440);
    await hydrated(page);
    const menu = menuOf(page);
    const { button, categories } = menu;
    await button.click();
    await categories.first().waitFor();
    await walk(page, await pointIn(button), await pointIn(categories.nth(1).locator('> button')), {
      pace: 400,
    });
    await comesTo(menu, 1);
    await page.mouse.move(700, 890);
    await comesTo(menu, -1);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await end();
  });
});

describe('the mouse crosses other categories on the way to a link', () => {
  test.each([
    { when: 'before any script', javaScriptEnabled: false, way: { pace: 300 }, from: all },
    { when: 'with scripts', javaScriptEnabled: true, way: { pace: 1000, wobble: 4 }, from: [0] },
    ...sample([], [{ when: 'before any script', javaScriptEnabled: false, way: { pace: 1200 }, from: some }]),
  ])('$when, $way.pace ms', async ({ javaScriptEnabled, way, from }) => {
    const { page, end } = await visitSlowly(1280, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    expect(await lostInside(page, way, from)).toEqual([]);
    await end();
  });

  test('a category on which it rests is shown', async () => {
    const { page, end } = await visitSlowly(1280);
    await hydrated(page);
    const menu = menuOf(page);
    await open(page, menu);
    const [second, fourth] = [1, 3].map((index) => menu.categories.nth(index).locator('> button'));
    const from = await pointIn(second!);
    const to = await pointIn(fourth!);
    await page.mouse.move(from.x, from.y);
    await walk(page, from, { x: to.x + 100, y: to.y }, { pace: 200 });
    await comesTo(menu, 3);
    await end();
  });
});
