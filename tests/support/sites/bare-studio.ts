import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteStore, StoredSite } from '../../../studio/store/site-store.ts';
import { Studio } from '../../../studio/state/studio.ts';

const location = { hash: '' };
const go = (_state: null, _title: string, hash: string): void => void (location.hash = hash);

/** The browser globals that the Studio's state needs; workers do nothing. */
const bareWindow = {
  Worker: class {
    addEventListener(): void {}
    postMessage(): void {}
  },
  addEventListener: (): void => {},
  location,
  history: { pushState: go, replaceState: go },
};

/** Reads the documents of a folder. */
export const readTexts = (pagesDir: string): Map<string, string> =>
  new Map(
    readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(pagesDir, name), 'utf8')]),
  );

/** Creates the Studio's state for some documents, outside of a browser. */
export const createBareStudio = (texts: ReadonlyMap<string, string>): Studio => {
  Object.assign(globalThis, bareWindow);
  location.hash = '';
  const stored: StoredSite = { id: 'bare', prefix: '', content: texts };
  return new Studio({} as SiteStore, undefined, stored);
};
