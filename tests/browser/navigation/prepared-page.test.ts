import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { oneWindow } from '../../support/browser/one-window.ts';

const visit = useBrowser();

/** The words of an opening, and every element with its look. */
const looksOf = (opening: Element | null): unknown[] => [
  opening?.textContent,
  ...[...(opening?.querySelectorAll('*') ?? [])].map(
    (each) => `${each.localName} ${each.getAttribute('class')}`,
  ),
];

describe('before a click', () => {
  const visitor = oneWindow(() => visit('/marble-polishing', { hasTouch: true }));

  test('the next page is fetched when the pointer, the focus or a finger comes to its link', async () => {
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
    for (const [sign, name] of [
      ['pointerover', 'about'],
      ['focusin', 'projects'],
      ['touchstart', 'contact'],
    ] as const) {
      await page.locator(`header a[href="/${name}"]`).first().dispatchEvent(sign);
      await expect.poll(fetched, { timeout: 20_000 }).toContain(`/data/${name}.json`);
    }
    expect(await fetched()).toHaveLength(before.length + 3);
  });

  test('the opening of a page whose link was looked at is put in as the server renders it', async () => {
    const { page, console: lines } = visitor();
    await hydrated(page);
    const link = page.locator('header a[href="/about"]').first();
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.innerText();
    /** What React renders bears its marks; what is put in as finished HTML does not. */
    const isPutIn = async () => {
      await link.dispatchEvent('pointerover');
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForURL('**/about');
      const marks = await heading.evaluate((element) => Object.keys(element));
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: first }).waitFor();
      return !marks.some((name) => name.startsWith('__react'));
    };
    // It is rendered ahead once the browser is idle.
    await expect.poll(isPutIn, { timeout: 20_000 }).toBe(true);
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

  test('whoever saves data gets nothing but what is asked for', async () => {
    const { page, end } = await visit('about:blank');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/marble-polishing');
    await hydrated(page);
    const link = page.locator('header a[href="/about"]').first();
    for (const sign of ['pointerover', 'focusin', 'touchstart']) await link.dispatchEvent(sign);
    // What is fetched for a click comes after all that a hover would have fetched.
    await page
      .locator('header a[href="/contact"]')
      .first()
      .evaluate((contact: HTMLElement) => contact.click());
    await page.waitForURL('**/contact');
    expect(asked).toContain('/data/contact.json');
    expect(asked).not.toContain('/data/about.json');
    await end();
  });
});
