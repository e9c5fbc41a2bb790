import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { browserOfWorker } from '../../support/browser/browser.ts';
import { htmlReader, type DrawnPage } from './from-html.ts';
import { readLayout, type LayoutSummary } from './layout-from-html.ts';

/** A page of the production build: what it shows, and what is around its content. */
export type BuiltPage = DrawnPage & { layout: LayoutSummary };

/** The address of a file: `about/index.html` is `/about`; the not-found page is `404.html`. */
const routeOf = (file: string): string =>
  file === '404.html' ? '/not-found' : `/${file.replace(/\/?index\.html$/, '')}`;

/** Every file of the production build, as an address. */
export const builtFiles = async (): Promise<Set<string>> => {
  const found = await readdir(inject('dist'), { recursive: true, withFileTypes: true });
  return new Set(
    found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(inject('dist').length)),
  );
};

/** Reads every page of the production build as it was written, before any script. */
export const readBuiltSite = async (): Promise<BuiltPage[]> => {
  const files = [...(await builtFiles())].filter((file) => file.endsWith('.html')).sort();
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      routeOf(file.slice(1)),
      await readFile(join(inject('dist'), file), 'utf8'),
    ]),
  );
  const page = await (await browserOfWorker()).newPage();
  const drawn = await page.evaluate(htmlReader.run, { pages, entries: htmlReader.entries });
  const layouts = await page.evaluate(
    readLayout,
    pages.map(([, html]) => html),
  );
  await page.close();
  return drawn.flatMap((summary, index) => {
    const layout = layouts[index];
    return layout ? { ...summary, layout } : [];
  });
};
