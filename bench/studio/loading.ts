import type { Browser } from 'playwright-core';
import { studioDesk } from '../../tests/support/browser/studio-viewport.ts';
import { Hand } from './counted-user.ts';

/** Waiting times for the deployed Studio in milliseconds. */
export type Loading = {
  /** From opening the URL to the sign-in page. */
  signIn: number;
  /** From signing in to the first page, without cached files. */
  first: number;
  /** From "Save" to the confirmation. */
  save: number;
  /** From a reload to the first page, with cached files. */
  again: number;
};

const timed = async (what: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await what();
  return performance.now() - begun;
};

/**
 * Opens the Studio, signs in, changes a heading, saves it and reloads.
 * @param shown called when the first page is visible
 */
export const measureLoading = async (
  browser: Browser,
  address: string,
  shown: () => void,
): Promise<Loading> => {
  const context = await browser.newContext({ viewport: studioDesk });
  try {
    const page = await context.newPage();
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
    shown();
    await heading.click();
    await page.locator('[contenteditable=true]:focus').waitFor();
    await hand.write('A heading that is new');
    const save = await timed(() => hand.save());
    const again = await timed(async () => {
      await page.reload({ waitUntil: 'commit' });
      await heading.waitFor();
    });
    return { signIn, first, save, again };
  } finally {
    await context.close();
  }
};
