import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { siteDocument } from '../../support/sites/site-document.ts';

const visit = useBrowser();
const desktop = { width: 1440, height: 900 };
const categories = siteDocument.header.menu
  .flatMap(({ categories = [] }) => categories)
  .map(({ label, links }): [string, string[]] => [label, links.map(({ href }) => href)]);

describe('the Services menu', () => {
  test.each([
    ['without scripts', false],
    ['with scripts', true],
  ])(
    '%s: it opens on hover, a category shows its pages and an image, and it closes on leave',
    async (_, scripts) => {
      const { page, end } = await visit('/about', { viewport: desktop, javaScriptEnabled: scripts });
      if (scripts) await hydrated(page);
      const menu = page.locator('header nav:visible');
      await menu.getByRole('link', { name: 'Services', exact: true }).hover();
      for (const [name, routes] of categories) {
        const category = menu.getByRole('button', { name, exact: true });
        await category.hover();
        for (const route of routes) await menu.locator(`a[href="${route}"]:visible`).waitFor();
        await expect.poll(() => menu.locator('li li a:visible').count()).toBe(routes.length);
        await expect.poll(() => menu.locator('li li img:visible').count()).toBe(1);
      }
      await page.mouse.move(700, 890);
      await menu.getByRole('button', { name: 'Home remodeling' }).waitFor({ state: 'hidden' });
      await end();
    },
  );

  test('it grows with the links of its longest category, from 1 to 14', async () => {
    const { page, end } = await visit('/about', { viewport: desktop, javaScriptEnabled: false });
    await page.locator('header nav:visible').getByRole('link', { name: 'Services', exact: true }).hover();
    const panel = page.locator('header [popover]:has([data-pane])');
    for (const count of [1, 7, 14]) {
      const overflow = await panel.evaluate((element, length) => {
        const [first, ...others] = element.querySelectorAll('[data-pane] ul');
        first?.replaceChildren(...Array.from({ length }, () => first.firstElementChild!.cloneNode(true)));
        for (const list of others) list.replaceChildren(list.firstElementChild!);
        const bottoms = [...element.querySelectorAll('[data-pane] *, button')].map(
          (part) => part.getBoundingClientRect().bottom,
        );
        return Math.max(...bottoms) - element.getBoundingClientRect().bottom;
      }, count);
      expect([count, overflow < 0]).toEqual([count, true]);
    }
    await end();
  });

  test('phone, e-mail and address are in the top bar; the header is sticky', async () => {
    const { page, end } = await visit('/about', { viewport: desktop, javaScriptEnabled: false });
    expect(await page.getByRole('complementary').getByText('Long Beach, CA').isVisible()).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await expect
      .poll(() => page.locator('header').evaluate((header) => header.getBoundingClientRect().top))
      .toBe(0);
    await end();
  });
});

test('the bar of a phone offers only the call on the page of the estimate', async () => {
  const { page, end } = await visit('/about', { viewport: { width: 390, height: 844 } });
  await hydrated(page);
  const bar = page.locator('footer > :last-child a:visible');
  // The bar is hidden while the estimate button of the hero is in view, and covered while the popup is open.
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => bar.count()).toBe(2);
  await bar.last().click();
  await page.waitForURL('**/free-estimate');
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect.poll(() => bar.count()).toBe(1);
    expect(await bar.getAttribute('href')).toMatch(/^tel:/);
  }
  await end();
});

describe('the menu of a small screen', () => {
  /** One page that is shared by both tests. */
  const visitor = oneWindow(() => visit('/about', { viewport: { width: 390, height: 800 } }));

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
    for (const [name, routes] of categories) {
      const group = menu.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
      await group.click();
      for (const route of routes) await menu.locator(`a[href="${route}"]`).waitFor();
      await group.click();
      await menu.locator(`a[href="${routes[0]}"]`).waitFor({ state: 'hidden' });
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
