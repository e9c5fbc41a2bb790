import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { sample } from '../../support/sample.ts';

const visit = useBrowser();
const heading = 'May we come and measure?';

/** Time in ms without scrolling after which the card comes back. */
const settledMs = 500;

/** What the visitor sees at one stop. */
type Stop = { corner: string | undefined; covered: string[]; canCall: boolean };

/** Returns the corner of the card, the controls that it covers, and whether a tap on the screen can call. */
const look = (page: Page): Promise<Stop> =>
  page.evaluate((words) => {
    const card = [...document.querySelectorAll<HTMLElement>('[aria-live=polite] > section')].find(
      ({ textContent }) => textContent.includes(words),
    );
    const isShown = card?.checkVisibility({ visibilityProperty: true });
    if (!card || !isShown) return { corner: undefined, covered: [], canCall: true };
    const box = card.getBoundingClientRect();
    const covers = ({ left, right, top, bottom }: DOMRect) =>
      left < right && left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    const covered = [
      ...document.querySelectorAll(
        ':is(main, footer) :is(input, textarea, select, button, label, [data-look]:not([data-look=text]))',
      ),
    ]
      .filter((control) => covers(control.getBoundingClientRect()))
      .map((control) => control.getAttribute('name') ?? control.outerHTML.slice(0, 80));
    const canCall = [...document.querySelectorAll('a[href^="tel:"]')].some((link) => {
      const { left, width, top, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    return { corner: card.dataset['corner'], covered, canCall };
  }, heading);

/** Scrolls to a position and waits until the page has reacted. */
const scrollPage = (page: Page, top: number): Promise<unknown> =>
  page.evaluate(
    (position) =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true });
        const { scrollY } = window;
        window.scrollTo({ top: position, behavior: 'instant' });
        if (window.scrollY === scrollY) resolve(null);
      }),
    top,
  );

/** Lets half a second pass in a page whose clock is stopped. */
const settle = (page: Page) => page.clock.runFor(settledMs);

/** Opens a page whose clock is stopped. */
const open = async (route: string, viewport: { width: number; height: number }) => {
  const visitor = await visit(route, { viewport, reducedMotion: 'reduce' });
  await hydrated(visitor.page);
  await visitor.page.clock.install();
  await visitor.page.clock.pauseAt(Date.now() + 60_000);
  return visitor;
};

/**
 * Scrolls through the page from 25 percent on, back to the top, and rests at every stop.
 * @returns the covered controls, and the corners in which the card was seen
 */
const walk = async (page: Page): Promise<{ covered: string[]; corners: string[]; cannotCall: number[] }> => {
  const end = await page.evaluate(() => document.body.scrollHeight - document.documentElement.clientHeight);
  const down = Array.from({ length: Math.ceil((end * 0.75) / 150) }, (_, index) => end / 4 + index * 150);
  const up = down.filter((_, index) => index % 4 === 2).toReversed();
  const corners = new Set<string>();
  const covered: string[] = [];
  const cannotCall: number[] = [];
  for (const top of [...down, ...up, end / 8, 0]) {
    await scrollPage(page, top);
    const moving = await look(page);
    await settle(page);
    const resting = await look(page);
    for (const stop of [moving, resting]) {
      if (stop.corner) corners.add(stop.corner);
      if (!stop.canCall) cannotCall.push(top);
      covered.push(...stop.covered.map((control) => `${Math.round(top)}: ${control}`));
    }
  }
  return { covered, corners: [...corners], cannotCall };
};

const wide = { width: 1440, height: 900 };
const windows = sample(
  [{ width: 320, height: 256 }, { width: 390, height: 844 }, { width: 1280, height: 720 }, wide],
  [
    { width: 768, height: 1024 },
    { width: 320, height: 640 },
    { width: 900, height: 700 },
    { width: 1024, height: 600 },
    { width: 1280, height: 320 },
  ],
);

/** Whether a window has the bar with the call at its bottom. */
const isPhone = ({ width, height }: typeof wide): boolean => width < 600 && height >= 400;

/** Completes a step of the wizard and advances to the next one. */
const goOn = async (page: Page, step: number): Promise<void> => {
  if (step === 1) await page.getByLabel('Kitchen', { exact: true }).check();
  else await page.getByLabel('Project description').fill('A floor of oak boards. '.repeat(6));
  await page.locator(`[data-step="${step}"]`).getByRole('button', { name: 'Next' }).click();
};

describe('the corner card', () => {
  test.each(sample(['/contact', '/', '/marble-repair'], ['/projects', '/pavers']))(
    'on %s covers no control in any window, keeps its corner and the call, and is seen',
    async (route) => {
      const { page, end } = await open(route, wide);
      const steps = route === '/' ? [1, 2, 3] : [1];
      const seenIn = new Set<string>();
      for (const step of steps) {
        for (const window of windows) {
          await page.setViewportSize(window);
          const { covered, corners, cannotCall } = await walk(page);
          for (const corner of corners) seenIn.add(corner);
          const seen = corners.length > 0;
          expect({ window, step, covered, seen, cannotCall: isPhone(window) ? cannotCall : [] }).toEqual({
            window,
            step,
            covered: [],
            seen: true,
            cannotCall: [],
          });
        }
        await page.setViewportSize(wide);
        if (step < steps.length) await goOn(page, step);
      }
      expect(seenIn.size).toBe(1);
      await end();
    },
  );

  test('leaves a button at once, and comes back to its corner half a second after scrolling has stopped', async () => {
    const { page, end } = await open('/about', { width: 390, height: 844 });
    const cornerAt = async (top: number) => {
      await scrollPage(page, top);
      return (await look(page)).corner;
    };
    const [free, onButton] = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('main [data-look=estimate]')];
      const { top } = buttons.at(-1)!.getBoundingClientRect();
      return [-60, 60].map((inWindow) => scrollY + top - innerHeight + inWindow);
    });
    const corner = await cornerAt(free!);
    expect(corner).toBeDefined();
    expect(await cornerAt(onButton!)).toBeUndefined();
    expect(await cornerAt(free!)).toBeUndefined();
    await page.clock.runFor(settledMs - 1);
    expect((await look(page)).corner).toBeUndefined();
    await page.clock.runFor(1);
    expect((await look(page)).corner).toBe(corner);
    await end();
  });

  test.each([wide, { width: 390, height: 844 }])(
    'waits on /free-estimate until the form has left the window: %o',
    async (window) => {
      const { page, end } = await open('/free-estimate', window);
      await page.locator('main').evaluate((main) => {
        main.style.paddingBottom = '100vh';
      });
      const formEnd = await page
        .locator('main form')
        .evaluate((form) => form.getBoundingClientRect().bottom + scrollY);
      await scrollPage(page, formEnd - 10);
      await settle(page);
      expect((await look(page)).corner).toBeUndefined();
      await scrollPage(page, formEnd + 20);
      expect((await look(page)).corner).toBeDefined();
      await end();
    },
  );

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
