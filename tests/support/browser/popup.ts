import type { Page } from 'playwright-core';
import { hydrated, type Visit } from './browser.ts';

/** The heading of the popup. */
export const popupHeading = 'May we come and measure?';

/** Time in ms without scrolling after which the card comes back. */
export const settledMs = 500;

type Visitor = (
  path: string,
  options: { viewport: { width: number; height: number }; reducedMotion: 'reduce'; ownContext: true },
) => Promise<Visit>;

/** Opens a page whose clock is stopped. */
export const openWithStoppedClock = async (
  visit: Visitor,
  route: string,
  viewport: { width: number; height: number },
): Promise<Visit> => {
  const visitor = await visit(route, { viewport, reducedMotion: 'reduce', ownContext: true });
  await hydrated(visitor.page);
  await visitor.page.clock.install();
  await visitor.page.clock.pauseAt(Date.now() + 60_000);
  return visitor;
};

/** Scrolls to a position and waits until the page has reacted. */
export const scrollPage = (page: Page, top: number): Promise<unknown> =>
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
