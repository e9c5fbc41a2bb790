import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { sample } from '../../support/sample.ts';

const visit = useBrowser();
const heading = 'May we come and measure?';

/** The result of scanning a page. */
type Scan = { covered: string[]; start: number; end: number };

/**
 * Scrolls through the page from 25 percent on and checks at every stop whether the card covers a control.
 * @returns the covered controls, and the number of stops at which the card was in each corner
 */
const scan = (page: Page): Promise<Scan> =>
  page.evaluate(async (words) => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found: Scan = { covered: [], start: 0, end: 0 };
    const { scrollHeight, clientHeight, clientWidth } = document.documentElement;
    for (let top = (scrollHeight - clientHeight) / 4; top < scrollHeight - clientHeight; top += 150) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
      const card = [...document.querySelectorAll('[aria-live=polite] > section')].find(({ textContent }) =>
        textContent.includes(words),
      );
      if (!card || getComputedStyle(card).visibility === 'hidden') continue;
      const box = card.getBoundingClientRect();
      found[box.left + box.right < clientWidth - 40 ? 'start' : 'end'] += 1;
      for (const control of document.querySelectorAll('main :is(input, textarea, select, button, label)')) {
        const { left, right, top: upper, bottom } = control.getBoundingClientRect();
        const covers = left < box.right && box.left < right && upper < box.bottom && box.top < bottom;
        if (covers && right > left)
          found.covered.push(`${Math.round(top)}: ${control.getAttribute('name') ?? control.textContent}`);
      }
    }
    return found;
  }, heading);

const wide = { width: 1440, height: 900 };
const windows = sample(
  [{ width: 320, height: 256 }, { width: 768, height: 1024 }, wide],
  [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 900, height: 700 },
    { width: 1024, height: 600 },
    { width: 1280, height: 320 },
  ],
);

/** Completes a step of the wizard and advances to the next one. */
const goOn = async (page: Page, step: number): Promise<void> => {
  if (step === 1) await page.getByLabel('Kitchen', { exact: true }).check();
  else await page.getByLabel('Project description').fill('A floor of oak boards. '.repeat(6));
  await page.locator(`[data-step="${step}"]`).getByRole('button', { name: 'Next' }).click();
};

describe('the corner card', () => {
  test.each(sample(['/contact', '/'], ['/free-estimate', '/projects']))(
    'on %s covers no control in any window, and is seen',
    async (route) => {
      const { page, end } = await visit(route, { viewport: wide, reducedMotion: 'reduce' });
      await hydrated(page);
      await page.waitForSelector('[data-layout=whole]');
      const steps = route === '/' || route === '/free-estimate' ? [1, 2, 3] : [1];
      for (const step of steps) {
        for (const window of windows) {
          await page.setViewportSize(window);
          const { covered, start, end: atEnd } = await scan(page);
          expect({ window, step, covered, seen: start + atEnd > 0 }).toEqual({
            window,
            step,
            covered: [],
            seen: true,
          });
        }
        await page.setViewportSize(wide);
        if (step < steps.length) await goOn(page, step);
      }
      await end();
    },
  );

  test('is in the corner next to the form on a desktop, and hidden until the form has left on a phone', async () => {
    const { page, end } = await visit('/free-estimate', { viewport: wide, reducedMotion: 'reduce' });
    await hydrated(page);
    await page.waitForSelector('[data-layout=whole]');
    expect((await scan(page)).start).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('region', { name: heading, includeHidden: true });
    await page
      .getByRole('button', { name: 'Next' })
      .first()
      .evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect.poll(() => card.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => card.isVisible()).toBe(true);
    await end();
  });

  test('does not reappear after a request was sent', async () => {
    const { page, end } = await visit('/contact', { reducedMotion: 'reduce' });
    await hydrated(page);
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 202, body: '{}' }));
    const card = page.getByRole('region', { name: heading, includeHidden: true });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await card.waitFor();
    for (const [name, value] of Object.entries({
      name: 'Pat',
      email: 'pat@example.com',
      phone: '1',
      message: 'Hall',
    }))
      await page.locator(`[data-section=form] [name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Send message' }).click();
    await card.waitFor({ state: 'detached' });
    await end();
  });

  test('does not reappear after a form was submitted natively', async () => {
    const { page, end } = await visit('/thank-you');
    await hydrated(page);
    await page.goto('/about');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForFunction(() => scrollY > 500);
    expect(await page.getByRole('region', { name: heading, includeHidden: true }).count()).toBe(0);
    await end();
  });
});
