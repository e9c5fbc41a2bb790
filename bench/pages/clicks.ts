import type { Browser, Page } from 'playwright-core';
import { asSlowVisitor, awaken } from './slow-visitor.ts';

const from = '/marble-polishing';
const to = '/about';

/** The result of a click on a header link: milliseconds until the next heading was painted, and the layout shift. */
export type Click = { time: number; shift: number };

/** Waits until no resource has loaded for a second, starting now. */
const lineIsQuiet = async (page: Page): Promise<void> => {
  // Playwright's `networkidle` only applies to the initial load.
  await page.evaluate(() => performance.mark('now'));
  await page.waitForFunction(() => {
    const entries = [...performance.getEntriesByType('resource'), ...performance.getEntriesByName('now')];
    const last = Math.max(
      ...entries.map((entry) => (entry as PerformanceResourceTiming).responseEnd || entry.startTime),
    );
    return performance.now() - last > 1000;
  });
};

const click = async (page: Page, site: string): Promise<Click> => {
  await page.goto(site + from);
  await awaken(page);
  const link = page.locator(`header a[href="${to}"]`).first();
  const place = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.move(place.x, place.y);
  await lineIsQuiet(page);
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const marks = { clicked: 0, painted: 0, shift: 0 };
    Object.assign(globalThis, { marks });
    addEventListener('pointerdown', () => sessionStorage.setItem('clicked', String(Date.now())));
    addEventListener('click', () => (marks.clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (marks.painted !== 0 || !heading || heading === before) return;
      marks.painted = -1;
      // The frame is painted after this callback, and the next task runs after that.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (marks.painted = performance.now()));
        port1.start();
        port2.postMessage(0);
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await page.mouse.click(place.x, place.y);
  await page.waitForURL(site + to);
  return page
    .waitForFunction(() => {
      type Marks = { clicked: number; painted: number; shift: number };
      const marks = (globalThis as unknown as { marks?: Marks }).marks;
      if (marks) return marks.painted > 0 && { time: marks.painted - marks.clicked, shift: marks.shift };
      // A new document was loaded: measure from the press in the former one to the first paint of this one.
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      const pressed = Number(sessionStorage.getItem('clicked'));
      return paint && { time: performance.timeOrigin + paint.startTime - pressed, shift: 0 };
    })
    .then((handle) => handle.jsonValue() as Promise<Click>);
};

/** Measures a click of a visitor whose mouse has rested on the link until prefetching is complete. */
export const clickOnce = (browser: Browser, site: string): Promise<Click> =>
  asSlowVisitor(browser, ({ page }) => click(page, site));
