import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { TestRunner, beforeAll, expect, inject, onTestFinished, vi } from 'vitest';
import { chromiumArgs } from '../programs/chromium.ts';

/** The page of a new visitor, and its console output. A visit that starts in a test ends with it. */
export type Visit = { page: Page; console: string[]; end: () => Promise<void> };

/**
 * Moves the window away from the pointer at the screen's corner, because headless Chromium would send it pointer
 * events.
 */
const moveWindowFromPointer = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
};

/** Timeout in ms for everything that a test waits for. */
const timeoutMs = 15_000;

/** Timeout in ms until a page has loaded. A development server bundles the dependencies before the first one. */
const loadTimeoutMs = 45_000;

let started: Promise<Browser> | undefined;

/** Returns the browser of this test worker; shared by all of its test files and closed with the worker. */
export const browserOfWorker = (): Promise<Browser> =>
  (started ??= chromium.launch({ executablePath: inject('chromium'), args: chromiumArgs }));

const openContext = async (options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await (await browserOfWorker()).newContext({ baseURL: inject('site'), ...options });
  context.setDefaultTimeout(timeoutMs);
  context.setDefaultNavigationTimeout(loadTimeoutMs);
  return context;
};

/**
 * The context of all visits to the site that need no other one. The site stores nothing except in the session of a tab.
 * An empty tab stays open, so that the tabs share one process, which has compiled the scripts already.
 */
let shared: Promise<BrowserContext> | undefined;
const sharedContext = (): Promise<BrowserContext> =>
  (shared ??= openContext({}).then(async (context) => {
    await context.newPage();
    return context;
  }));

/** Without `ownContext`, visits share a context. A test that changes the clock needs its own, whose tabs have one clock. */
type VisitOptions = BrowserContextOptions & { ownContext?: true };

/**
 * Starts a browser for the tests of a file.
 * @returns a function that opens a path of the site as a new visitor and records console messages and uncaught errors
 */
export const useBrowser = () => {
  beforeAll(browserOfWorker);
  return async (path: string, { ownContext, ...options }: VisitOptions = {}): Promise<Visit> => {
    const { viewport, reducedMotion, ...others } = options;
    const isShared = !ownContext && !path.startsWith('http') && Object.keys(others).length === 0;
    const context = await (isShared ? sharedContext() : openContext(options));
    const page = await context.newPage();
    if (isShared && viewport) await page.setViewportSize(viewport);
    if (isShared && reducedMotion) await page.emulateMedia({ reducedMotion });
    const lines: string[] = [];
    page.on('console', (message) => {
      // Messages of the level "verbose" come from Chromium itself and are hidden by default.
      if (String(message.type()) !== 'verbose') lines.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    await moveWindowFromPointer(context, page);
    const end = async () => {
      // Pending route handlers, for example of prefetched pages, end with the visit.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await (isShared ? page : context).close();
    };
    if (TestRunner.getCurrentTest()) onTestFinished(end);
    await page.goto(path);
    return { page, console: lines, end };
  };
};

/**
 * Waits until the shell of the development server has hydrated the page. It starts without interaction, once Vite has
 * served it.
 */
export const waitForDevShell = async ({ page, console: lines }: Visit): Promise<void> => {
  const state = async () => {
    const shell = await page.evaluate(() => document.documentElement.dataset['shell']);
    return shell ?? ['the shell has not started; console:', ...lines].join('\n');
  };
  await vi.waitFor(async () => expect(await state()).toBe('ready'), {
    timeout: loadTimeoutMs,
    interval: 200,
  });
};

/**
 * Waits until the shell has hydrated the page. Hydration is triggered by pointer movement, which is repeated because
 * browsers drop events before the first paint.
 */
export const hydrated = async (page: Page): Promise<void> => {
  let step = 0;
  const state = async () => {
    await page.mouse.move(5 + (++step % 2), 5);
    return page.evaluate(() => document.documentElement.dataset['shell']);
  };
  await vi.waitFor(async () => expect(await state()).toBe('ready'), { timeout: timeoutMs, interval: 50 });
};
