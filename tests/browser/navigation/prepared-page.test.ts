import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { oneWindow } from '../../support/browser/one-window.ts';

const visit = useBrowser();

/** Returns the text of a page's first section, and every element with its styles. */
const looksOf = (opening: Element | null): unknown[] => [
  opening?.textContent,
  ...[...(opening?.querySelectorAll('*') ?? [])].map(
    (each) => `${each.localName} ${each.getAttribute('class')}`,
  ),
];

describe('before a click', () => {
  const visitor = oneWindow(() => visit('/marble-polishing', { hasTouch: true }));

  test('the next page is loaded when its link is hovered, focused or touched', async () => {
    const { page } = visitor();
    await hydrated(page);
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/data/')),
      );
    const before = await fetched();
    for (const [eventType, name] of [
      ['pointerover', 'about'],
      ['focusin', 'projects'],
      ['touchstart', 'contact'],
    ] as const) {
      await page.locator(`header a[href="/${name}"]`).first().dispatchEvent(eventType);
      await expect.poll(fetched).toContain(`/data/${name}.json`);
    }
    expect(await fetched()).toHaveLength(before.length + 3);
  });

  test('the first section of a page whose link was hovered is identical to that rendered by the server', async () => {
    const { page, console: lines } = visitor();
    await hydrated(page);
    const link = page.locator('header a[href="/about"]').first();
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.innerText();
    /** React marks the nodes that it renders, but not those inserted as HTML. */
    const isPutIn = async () => {
      await link.dispatchEvent('pointerover');
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForURL('**/about');
      const marks = await heading.evaluate((element) => Object.keys(element));
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: first }).waitFor();
      return !marks.some((name) => name.startsWith('__react'));
    };
    // It is prerendered when the browser is idle.
    await expect.poll(isPutIn).toBe(true);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL('**/about');
    const opening = await page.locator('main > section').first().evaluate(looksOf);
    const served = await page.evaluateHandle(async () => {
      const html = await (await fetch('/about')).text();
      return new DOMParser().parseFromString(html, 'text/html').querySelector('main > section');
    });
    expect(opening).toEqual(await served.evaluate(looksOf));
    expect(lines).toEqual([]);
  });

  test('with data saving enabled nothing is preloaded', async () => {
    const { page } = await visit('about:blank');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto('/marble-polishing');
    await hydrated(page);
    const link = page.locator('header a[href="/about"]').first();
    for (const eventType of ['pointerover', 'focusin', 'touchstart']) await link.dispatchEvent(eventType);
    // The requests of a click follow those that a hover would have caused.
    await page
      .locator('header a[href="/contact"]')
      .first()
      .evaluate((contact: HTMLElement) => contact.click());
    await page.waitForURL('**/contact');
    expect(requestedPaths).toContain('/data/contact.json');
    expect(requestedPaths).not.toContain('/data/about.json');
  });
});
