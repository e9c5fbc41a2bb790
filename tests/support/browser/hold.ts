import type { Page } from 'playwright-core';

/** Delays the requests of a page that match a pattern. @returns a function that releases them */
export const hold = async (page: Page, pattern: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};
