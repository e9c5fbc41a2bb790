import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { oneWindow } from '../../support/browser/one-window.ts';

const visit = useBrowser();
const routes = ['/services', '/pavers', '/concrete', '/marble-polishing', '/kitchen-remodeling'];

describe('navigating the site', () => {
  const visitor = oneWindow(() => visit('/'));

  test('every navigation scrolls to the top and logs nothing', async () => {
    const { page, console: lines } = visitor();
    await hydrated(page);
    for (const route of routes) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForFunction(() => window.scrollY > 500);
      await page
        .locator('footer')
        .getByRole('navigation', { name: 'Surfaces' })
        .locator(`a[href="${route}"]`)
        .click();
      await page.waitForURL(`**${route}`);
      await page.waitForFunction(() => window.scrollY === 0);
    }
    expect(lines).toEqual([]);
  });

  test('the copyright line shows the year of the visitor', async () => {
    const { page } = visitor();
    await page.clock.setFixedTime(new Date('2031-07-01T12:00:00'));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('footer [data-year]').innerText()).toBe('2031');
  });
});
