import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { openWithStoppedClock, popupHeading, scrollPage, settledMs } from '../../support/browser/popup.ts';

const visit = useBrowser();

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
  }, popupHeading);

/** Lets half a second pass in a page whose clock is stopped. */
const settle = (page: Page) => page.clock.runFor(settledMs);

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
const windows = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  wide,
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
  { width: 900, height: 700 },
  { width: 1024, height: 600 },
  { width: 1280, height: 320 },
];

/** Whether a window has the bar with the call at its bottom. */
const isPhone = ({ width, height }: typeof wide): boolean => width < 600 && height >= 400;

/** Completes a step of the wizard and advances to the next one. */
const goOn = async (page: Page, step: number): Promise<void> => {
  if (step === 1) await page.getByLabel('Kitchen', { exact: true }).check();
  else await page.getByLabel('Project description').fill('A floor of oak boards. '.repeat(6));
  await page.locator(`[data-step="${step}"]`).getByRole('button', { name: 'Next' }).click();
};

describe('the corner card', () => {
  test.each(['/contact', '/', '/marble-repair', '/projects', '/pavers'])(
    'on %s covers no control in any window, keeps its corner and the call, and is seen',
    async (route) => {
      const { page } = await openWithStoppedClock(visit, route, wide);
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
    },
  );

  test('all of it is reachable in a window of 320 by 256 px (a desktop at 400 percent)', async () => {
    const { page } = await visit('/privacy', { viewport: { width: 320, height: 256 } });
    await hydrated(page);
    const card = page.getByRole('region', { name: popupHeading });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
    await card.waitFor();
    expect((await card.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await card.getByRole('link', { name: 'Ask for a visit' }).scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'detached' });
  });
});
