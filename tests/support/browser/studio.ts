import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { BrowserContextOptions } from 'playwright-core';
import { studioUrl } from '../../../studio/address.ts';
import { ScratchSite } from '../sites/scratch-site.ts';
import { useBrowser, type Visit } from './browser.ts';
import { serveStudio } from './serve-studio.ts';
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

/**
 * Serves the Studio on a copy of the smallest site for the tests of a file.
 * @param prepare changes the site first
 */
export const studioOfTests = (prepare?: (site: ScratchSite) => void) => {
  const visit = useBrowser();
  let site: ScratchSite;
  let address: string;
  let close: () => void;
  beforeAll(async () => {
    site = new ScratchSite();
    prepare?.(site);
    ({ address, close } = await serveStudio(site.pagesDir));
  });
  afterAll(() => {
    close();
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
