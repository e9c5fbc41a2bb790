import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { hold } from '../../support/browser/hold.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { runsAll } from '../../support/sample.ts';

const visit = useBrowser();

describe('a visit', () => {
  const visitor = oneWindow(() => visit('/marble-polishing', { ownContext: true }));

  test('no script is loaded before the first interaction', async () => {
    const { page } = visitor();
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => name),
    );
    expect(scripts).toEqual([]);
  });

  test('static sections keep the DOM nodes of the served page', async () => {
    const { page, console: lines } = visitor();
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (heading) Object.assign(heading, { original: true });
    });
    await hydrated(page);
    expect(await page.evaluate(() => 'original' in (document.querySelector('h1') ?? {}))).toBe(true);
    expect(lines).toEqual([]);
  });

  test('a link navigates on the client and updates title, URL, focus and scroll position; Back returns', async () => {
    const { page, console: lines } = visitor();
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForFunction(() => scrollY > 800);
    // Without Playwright's scrolling to the clicked element.
    await page
      .locator('header')
      .getByRole('link', { name: 'Contact', exact: true })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Talk to the yard' }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.title()).toContain('Contact');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    // The menus are updated shortly after the content.
    await page.locator('header a[href="/contact"][aria-current=page]').first().waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /marble/i }).waitFor();
    await page.waitForFunction(() => scrollY > 800);
    expect(lines).toEqual([]);
  });

  test('the later of two quick clicks wins', async () => {
    const { page, console: lines } = visitor();
    await hydrated(page);
    const answer = await hold(page, '**/data/about.json');
    const click = (path: string) =>
      page
        .locator(`header a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
    await click('/about');
    await click('/projects');
    await page.waitForURL('**/projects');
    const late = page.waitForResponse('**/data/about.json');
    answer();
    await late;
    await click('/contact');
    await page.waitForURL('**/contact');
    await page.goBack();
    await page.waitForURL('**/projects');
    await page.unroute('**/data/about.json');
    expect(lines).toEqual([]);
  });

  test('a link to a moved page loads the document from the server, which redirects it', async () => {
    const { page } = visitor();
    await hydrated(page);
    await page.route('**/data/services.json', (route) => route.fulfill({ status: 404, body: 'missing' }));
    await page.route('**/services', (route) =>
      route.fulfill({ status: 301, headers: { location: '/contact' } }),
    );
    await page
      .locator('header a[href="/services"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Talk to the yard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('an open page requests the data that it was rendered from', async () => {
    const { page } = visitor();
    await page.goto('/contact');
    const request = page.waitForRequest(/\/data\/contact\.json\?v=[0-9a-f]{16}$/);
    await hydrated(page);
    expect(await page.locator('html').getAttribute('data-page')).toBe(
      new URL((await request).url()).pathname + new URL((await request).url()).search,
    );
  });

  test('CSS rules of the served page are not added again', async () => {
    const { page } = visitor();
    await hydrated(page);
    const [written, added] = await page.evaluate(() => {
      const namesIn = (sheets: CSSStyleSheet[]) =>
        sheets.flatMap(({ cssRules }) =>
          [...cssRules].flatMap(({ cssText }) => cssText.match(/\.c-\w+/g) ?? []),
        );
      const isWritten = ({ ownerNode }: CSSStyleSheet) => (ownerNode?.textContent ?? '').includes('.c-');
      const sheets = [...document.styleSheets];
      return [namesIn(sheets.filter(isWritten)), namesIn(sheets.filter((sheet) => !isWritten(sheet)))];
    });
    expect(written.length).toBeGreaterThan(100);
    expect(added.filter((name) => written.includes(name))).toEqual([]);
  });

  test.runIf(runsAll)('Home on the home page reloads it', async () => {
    const { page } = visitor();
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const home = page.locator('header').getByRole('link', { name: 'Home', exact: true }).first();
    await home.click();
    await page.waitForURL(/\/$/);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await home.click();
    await page.waitForFunction(() => !('sameDocument' in globalThis));
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test.runIf(runsAll)('the copyright line shows the year of the visitor', async () => {
    const { page } = visitor();
    await page.clock.setFixedTime(new Date('2031-07-01T12:00:00'));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('footer [data-year]').innerText()).toBe('2031');
  });

  test('an unknown path responds with 404, shows the not-found page and logs the path', async () => {
    const { page, console: lines } = visitor();
    lines.length = 0;
    await page.goto('/no/such/page');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404');
    expect(await page.getByText('There is no such stone here.').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/');
    // The browser logs the status of the document as well.
    expect(lines.filter((line) => !line.includes('Failed to load resource'))).toEqual([
      'error: 404: no page at /no/such/page',
    ]);
  });
});
