import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import type { BrowserContextOptions } from 'playwright-core';
import { protectServer } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { studioUrl } from '../../../studio/address.ts';
import { ScratchSite } from '../sites/scratch-site.ts';
import { useBrowser, type Visit } from './browser.ts';
import { studioCache } from './studio-cache.ts';
import { studioEditor } from './studio-viewport.ts';
import type { Except } from '../../../schema/except.ts';

/** A window with the Studio. */
export type StudioWindow = Visit & {
  /** The preview frame. */
  site: FrameLocator;
  /** Opens another page of the site. */
  go: (route: string) => Promise<unknown>;
  /** Waits for a heading in the preview. */
  heading: (name: string | RegExp) => Promise<void>;
  /** Opens a tab of the screen or of the fields panel. */
  tab: (name: string) => Promise<void>;
  /** Returns the text of the document, as the YAML tab shows it. */
  yaml: () => Promise<string>;
  /** Chooses an entry of the menu of the current page or form. @returns the dialog that it opens */
  choose: (entry: string, menu?: string) => Promise<Locator>;
  save: () => Promise<void>;
};

/** Returns the helpers of a window with the Studio. */
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
    choose: async (entry: string, menu = 'Page') => {
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menuitem', { name: entry }).click();
      return page.getByRole('dialog');
    },
    save: async () => {
      await page.keyboard.press('Control+s');
      await page.getByText('All changes are saved').waitFor();
    },
  };
};

/** Opens a group of fields, unless a selection on the page has opened it already. */
export const openGroup = (group: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const isOpen = (await group.getAttribute('aria-expanded')) === 'true';
      if (!isOpen) await group.click();
      return isOpen;
    })
    .toBe(true);

/** A site with a documents folder. */
type Documents = Disposable & { pagesDir: string };

/**
 * Starts a development server with the Studio on a small site for the tests of a file.
 * @param make creates the site
 */
export const studioOn = <Site extends Documents>(make: () => Site) => {
  const visit = useBrowser();
  let server: ViteDevServer;
  let site: Site;
  let address: string;
  beforeAll(async () => {
    site = make();
    const api = 'http://127.0.0.1:9';
    const folders = { pagesDir: site.pagesDir, cacheDir: studioCache() };
    server = await startDevServer({ guard: protectServer, ...folders, port: 0, api });
    address = `http://127.0.0.1:${server.config.server.port}`;
  });
  afterAll(async () => {
    await server.close();
    site[Symbol.dispose]();
  });
  return {
    /** The edited site. */
    documents: () => site,
    address: () => address,
    /** Opens the Studio on a page in a new browser context and waits for the page. */
    open: async (route = '/', options: BrowserContextOptions = {}): Promise<StudioWindow> => {
      const visitor = await visit(`${address}${studioUrl}/#${route}`, { ...studioEditor, ...options });
      const opened = { ...visitor, ...windowOn(visitor.page) };
      await opened.site.getByRole('heading', { level: 1 }).waitFor({ timeout: 45_000, state: 'attached' });
      return opened;
    },
    /** Opens another window in the same browser context. */
    another: async ({ page }: StudioWindow): Promise<Except<StudioWindow, 'console' | 'end'>> => {
      const next = await page.context().newPage();
      await next.goto(page.url());
      const opened = { page: next, ...windowOn(next) };
      await opened.site.getByRole('heading', { level: 1 }).waitFor();
      return opened;
    },
  };
};

/** `studioOn` with a copy of the smallest site. */
export const studioOfTests = () => studioOn(() => new ScratchSite());

/** Returns the accessible name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const findFocused = (within: Document): Element | null => {
      const { activeElement } = within;
      return activeElement instanceof HTMLIFrameElement && activeElement.contentDocument
        ? findFocused(activeElement.contentDocument)
        : activeElement;
    };
    const element = findFocused(document);
    const labelId = element?.getAttribute('aria-labelledby');
    const label = labelId
      ? element?.ownerDocument.getElementById(labelId)
      : element instanceof HTMLInputElement && element.labels?.[0];
    return (element?.getAttribute('aria-label') ?? (label || element)?.textContent ?? '').trim();
  });

/** Presses Tab until an element with this name has the focus. */
export const tabTo = async (page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now.startsWith(name)) return;
    passed.push(now);
  }
  throw new Error(`"${name}" never got the focus; focused instead: ${passed.join(', ')}`);
};
