import { performance } from 'node:perf_hooks';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { studioDesk } from '../../tests/support/browser/studio-desk.ts';
import { Hand } from './hand.ts';

/** 10 Mbit/s each way, and 40 ms from request to answer. */
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** How long an editor waits for the deployed Studio, in milliseconds. */
export type Loading = {
  /** From its address to the page for signing in. */
  signIn: number;
  /** From signing in to the first page, in a browser that has not been there. */
  first: number;
  /** From a reload to the first page: what was fetched is kept. */
  again: number;
  /** From "Save" until it is saved. */
  save: number;
};

const timed = async (what: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await what();
  return performance.now() - begun;
};

const withLine = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  return page;
};

/** Opens the Studio on a line as editors have it, signs in, changes a heading and saves it. */
export const measureLoading = async (browser: Browser, address: string): Promise<Loading> => {
  const context = await browser.newContext({ viewport: studioDesk });
  try {
    const page = await withLine(context);
    const hand = new Hand(page);
    const heading = hand.site.getByRole('heading', { level: 1 });
    const token = page.getByLabel('Token');
    const signIn = await timed(async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await token.waitFor();
    });
    await token.fill('token-anna');
    const first = await timed(async () => {
      await page.getByRole('button', { name: 'Open the site' }).click();
      await heading.waitFor();
    });
    await heading.click();
    await page.locator('[contenteditable=true]:focus').waitFor();
    await hand.write('A heading that is new');
    const save = await timed(() => hand.save());
    const again = await timed(async () => {
      await page.reload({ waitUntil: 'commit' });
      await heading.waitFor();
    });
    return { signIn, first, again, save };
  } finally {
    await context.close();
  }
};
