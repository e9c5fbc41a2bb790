import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();
const routes = ['/services', '/pavers', '/concrete', '/marble-polishing', '/kitchen-remodeling'];

describe('moving through the site', () => {
  test('every change of the route scrolls to the top, and the console stays silent', async () => {
    const { page, console: lines, end } = await visit('/');
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
    await end();
  });

  test('the copyright line shows the year of the visitor', async () => {
    const { page, end } = await visit('/about');
    await page.clock.setFixedTime(new Date('2031-07-01T12:00:00'));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('footer [data-year]').innerText()).toBe('2031');
    await end();
  });
});
