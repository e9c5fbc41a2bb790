import type { Browser, Page } from 'playwright-core';

/** Slow 4G: 1.6 Mbps down, 0.75 Mbps up, 150 ms latency. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A visitor's page. `bytes` returns the number of transferred bytes so far. */
export type Visitor = { page: Page; bytes: () => number };

/** Runs `visit` in a new browser context with a slow connection and a CPU slowed down four times. */
export const asSlowVisitor = async <T>(browser: Browser, visit: (visitor: Visitor) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await visit({ page, bytes: () => bytes });
  } finally {
    await context.close();
  }
};

/** Moves the mouse, which starts the client scripts, and waits until they are ready, if there are any. */
export const awaken = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 400);
  await page.mouse.move(9, 500);
  const scripted = (await page.locator('script[type=module]').count()) > 0;
  if (scripted) await page.waitForFunction(() => document.documentElement.dataset['shell'] === 'ready');
};
