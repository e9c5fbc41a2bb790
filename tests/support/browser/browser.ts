import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { beforeAll, expect, inject, vi } from 'vitest';
import { chromiumArgs } from '../programs/chromium.ts';

/** A page of a fresh visitor, and what it wrote to the console. */
export type Visit = { page: Page; console: string[]; end: () => Promise<void> };

/** Moves a window away from the pointer, which rests in the corner of the screen: a headless one would feel it move. */
const leavePointer = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
};

/** How long a test waits for what has to come, in milliseconds. */
const patience = 100_000;

let started: Promise<Browser> | undefined;

/** The browser of a worker, which all its files share and which ends with it: no other process stands between. */
export const browserOfWorker = (): Promise<Browser> =>
  (started ??= chromium.launch({ executablePath: inject('chromium'), args: chromiumArgs }));

/**
 * Gives the tests of a file a browser.
 * @returns opens a path of the site as a new visitor; every console line and every uncaught error is kept
 */
export const useBrowser = () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserOfWorker();
  });
  return async (path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({ baseURL: inject('site'), ...options });
    // What comes late on a busy machine is late, and not missing.
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const lines: string[] = [];
    page.on('console', (message) => {
      // Chromium's own remarks at the level "verbose" are hidden from everybody who does not ask for them.
      if (String(message.type()) !== 'verbose') lines.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    await leavePointer(context, page);
    await page.goto(path);
    const end = async () => {
      // An answer that a test still rewrites, of a page that was asked for in advance, ends with the visit.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    };
    return { page, console: lines, end };
  };
};

/** Waits until the development server's shell, which starts by itself, has taken the page over: once Vite has it. */
export const takenOver = async ({ page, console: lines }: Visit): Promise<void> => {
  const state = async () => {
    const shell = await page.evaluate(() => document.documentElement.dataset['shell']);
    return shell ?? ['not there, and the console says', ...lines].join('\n');
  };
  await vi.waitFor(async () => expect(await state()).toBe('ready'), { timeout: patience, interval: 200 });
};

/**
 * Waits until the shell has taken the page over, started by a sign of intent as a visitor gives one: a pointer that
 * goes on moving, because a browser drops what happens before it has painted.
 */
export const hydrated = async (page: Page): Promise<void> => {
  let step = 0;
  const state = async () => {
    await page.mouse.move(5 + (++step % 2), 5);
    return page.evaluate(() => document.documentElement.dataset['shell']);
  };
  await vi.waitFor(async () => expect(await state()).toBe('ready'), { timeout: patience, interval: 50 });
};
