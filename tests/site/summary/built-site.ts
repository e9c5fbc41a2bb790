import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { browserOfWorker } from '../../support/browser/browser.ts';
import { htmlReader, type DrawnPage } from './from-html.ts';
import { readLayout, type LayoutSummary } from './layout-from-html.ts';

/** A page of the production build: its content and its layout. */
export type BuiltPage = DrawnPage & { layout: LayoutSummary };

/** Returns the route of a file: `about/index.html` is `/about`; `404.html` is the not-found page. */
const routeOf = (file: string): string =>
  file === '404.html' ? '/not-found' : `/${file.replace(/\/?index\.html$/, '')}`;

/** Returns the URL paths of all files of the production build. */
export const builtFiles = async (): Promise<Set<string>> => {
  const found = await readdir(inject('dist'), { recursive: true, withFileTypes: true });
  return new Set(
    found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(inject('dist').length)),
  );
};

/** Reads the HTML of every page of the production build, without running scripts. */
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
