import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from './setup/browser.ts';

const visit = useBrowser();

describe('a visit', () => {
  test('nothing but the small script runs before a sign of intent', async () => {
    const { page, end } = await visit('/marble-polishing');
    await page.waitForTimeout(500);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => name),
    );
    expect(scripts).toHaveLength(1);
    await end();
  });

  test('static sections keep the very nodes of the finished page', async () => {
    const { page, console: lines, end } = await visit('/marble-polishing');
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (heading) Object.assign(heading, { original: true });
    });
    await hydrated(page);
    expect(await page.evaluate(() => 'original' in (document.querySelector('h1') ?? {}))).toBe(true);
    expect(lines).toEqual([]);
    await end();
  });

  test('a link moves within the page: title, address, focus and scroll move with it, and back returns', async () => {
    const { page, console: lines, end } = await visit('/marble-polishing');
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForFunction(() => scrollY > 800);
    // Without the browser driver's own scrolling to what it clicks.
    await page
      .locator('header')
      .getByRole('link', { name: 'Contact', exact: true })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Talk to the people who do the work' }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.title()).toContain('Contact');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /marble/i }).waitFor();
    await page.waitForFunction(() => scrollY > 800);
    expect(lines).toEqual([]);
    await end();
  });

  test('Home on the home page loads it again', async () => {
    const { page, end } = await visit('/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.locator('header').getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.waitForFunction(() => !('sameDocument' in globalThis));
    expect(new URL(page.url()).pathname).toBe('/');
    await end();
  });

  test('an unknown path answers 404, shows the page and logs the path', async () => {
    const { page, console: lines, end } = await visit('/no/such/page');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404');
    expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    // The browser itself notes the status of the document.
    expect(lines.filter((line) => !line.includes('Failed to load resource'))).toEqual([
      'error: 404: no page at /no/such/page',
    ]);
    await end();
  });
});
