import type { FrameLocator, Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import type { BrowserContextOptions } from 'playwright-core';
import { protectServer } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { studioUrl } from '../../../studio/address.ts';
import { ScratchSite } from '../sites/scratch-site.ts';
import { useBrowser, type Visit } from './browser.ts';
import { studioCache } from './studio-cache.ts';
import { studioEditor } from './studio-viewport.ts';

/** The Studio in a window of its own. */
export type StudioWindow = Visit & {
  /** The page of the site that is edited. */
  site: FrameLocator;
  /** Opens another page of it. */
  go: (route: string) => Promise<unknown>;
  /** Waits for a heading on it. */
  heading: (name: string | RegExp) => Promise<void>;
  /** Opens a tab of the screen or of the fields. */
  tab: (name: string) => Promise<void>;
  /** What the text of the document says, line by line, as the tab YAML shows it. */
  yaml: () => Promise<string>;
};

/** What is in a window with the Studio. */
const windowOn = (page: Page) => {
  const site = page.frameLocator('iframe[src="page.html"]:not([inert])');
  return {
    site,
    go: (route: string) => page.goto(page.url().replace(/#.*/, `#${route}`)),
    heading: (name: string | RegExp) => site.getByRole('heading', { name }).first().waitFor(),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }).click(),
    yaml: async () => {
      await page.getByRole('tab', { name: 'YAML' }).click();
      const lines = page.locator('#panel-yaml .cm-line');
      await lines.first().waitFor();
      return (await lines.allTextContents()).join('\n');
    },
  };
};

/** A site with a folder of documents. */
type Documents = Disposable & { pagesDir: string };

/**
 * Gives the tests of a file a development server on a small site of their own, with the Studio.
 * @param make makes that site
 */
export const studioOn = <Site extends Documents>(make: () => Site) => {
  const visit = useBrowser();
  let server: ViteDevServer;
  let site: Site;
  let address: string;
  beforeAll(async () => {
    site = make();
    const api = 'http://127.0.0.1:9';
    const own = { pagesDir: site.pagesDir, cacheDir: studioCache() };
    server = await startDevServer({ guard: protectServer, ...own, port: 0, api });
    address = `http://127.0.0.1:${server.config.server.port}`;
  });
  afterAll(async () => {
    await server.close();
    site[Symbol.dispose]();
  });
  return {
    /** The documents that are edited. */
    documents: () => site,
    address: () => address,
    /** Opens the Studio on a page, in a browser that has not been there, and waits for that page. */
    open: async (route = '/', options: BrowserContextOptions = {}): Promise<StudioWindow> => {
      const visitor = await visit(`${address}${studioUrl}/#${route}`, { ...studioEditor, ...options });
      const opened = { ...visitor, ...windowOn(visitor.page) };
      await opened.site.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      return opened;
    },
    /** Another window of the same browser. */
    another: async ({ page }: StudioWindow): Promise<Omit<StudioWindow, 'console' | 'end'>> => {
      const next = await page.context().newPage();
      await next.goto(page.url());
      const opened = { page: next, ...windowOn(next) };
      await opened.site.getByRole('heading', { level: 1 }).waitFor();
      return opened;
    },
  };
};

/** The same on a copy of the smallest site. */
export const studioOfTests = () => studioOn(() => new ScratchSite());

/** What has the focus, by its name and its role. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inner = (within: Document): Element | null => {
      const { activeElement } = within;
      return activeElement instanceof HTMLIFrameElement && activeElement.contentDocument
        ? inner(activeElement.contentDocument)
        : activeElement;
    };
    const element = inner(document);
    const named = element?.getAttribute('aria-labelledby');
    const label = named
      ? element?.ownerDocument.getElementById(named)
      : element instanceof HTMLInputElement && element.labels?.[0];
    return (element?.getAttribute('aria-label') ?? (label || element)?.textContent ?? '').trim();
  });

/** Goes on with the Tab key until something of this name has the focus. */
export const tabTo = async (page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now.startsWith(name)) return;
    passed.push(now);
  }
  throw new Error(`"${name}" never has the focus, but these: ${passed.join(', ')}`);
};
