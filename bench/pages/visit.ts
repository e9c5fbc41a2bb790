import type { Browser, Page } from 'playwright-core';
import { fillContact, toStep3 } from '../../tests/support/browser/wizard.ts';
import { asSlowVisitor, awaken, type Visitor } from './slow-visitor.ts';

const service = '/marble-polishing';

/** How long a visitor looks at a page before going on, in milliseconds. */
const reading = 3_000;
/** How often the mouse moves in that time: once may be before the browser has painted, which then drops it. */
const moves = 6;

/** A visitor reads, and moves the mouse over the page and the link that is to be clicked. */
const read = async (page: Page, next: string) => {
  const link = page.locator(`header a[href="${next}"]`).first();
  await link.dispatchEvent('pointerover');
  for (let move = 0; move < moves; move += 1) {
    await page.mouse.move(5 + move, 400);
    await page.waitForTimeout(reading / moves);
  }
  await link.dispatchEvent('pointerover');
  await page.waitForTimeout(reading / 3);
  return link;
};

const visit = async ({ page, bytes }: Visitor, site: string): Promise<{ time: number; bytes: number }> => {
  let time = 0;
  const wait = async (what: Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await what;
    time += performance.now() - started;
  };
  await wait(
    page.goto(site, { waitUntil: 'commit' }).then(() =>
      page.waitForFunction(() => {
        const opening = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
        return opening?.complete && opening.naturalWidth > 0;
      }),
    ),
  );
  const toService = await read(page, service);
  await wait(
    toService
      .dispatchEvent('click')
      .then(() => page.getByRole('heading', { level: 1, name: /marble/i }).waitFor()),
  );
  const toEstimate = await read(page, '/free-estimate');
  await wait(toEstimate.click().then(() => page.locator('main form').waitFor()));
  await page.locator('main form').scrollIntoViewIfNeeded();
  await wait(awaken(page));
  await toStep3(page);
  await fillContact(page, 'Ana Lee');
  await page.locator('[data-step="3"] [type=submit]').click();
  await wait(page.locator('.MuiAlert-root').waitFor());
  return { time, bytes: bytes() };
};

/**
 * A whole visit: home, a service page, the free estimate, sent. Bytes as they travelled, and the milliseconds that
 * the visitor waits: for the opening picture, after each click for the next heading, for the form, for the notice.
 */
export const visitOnce = (browser: Browser, site: string): Promise<{ time: number; bytes: number }> =>
  asSlowVisitor(browser, (visitor) => visit(visitor, site));
