import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';

/** The former addresses of all pages, each with the address that the page has now. */
export const redirectsOf = (pages: Page[]): Record<string, string> =>
  Object.fromEntries(pages.flatMap(({ formerly = [], route }) => formerly.map((old) => [old, route])));

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const redirectPage = (address: string, { route, title }: Page): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
  `<meta http-equiv="refresh" content="0; url=${escape(route)}"><link rel="canonical" href="${escape(address)}"></head>` +
  `<body><a href="${escape(route)}">${escape(title)}</a></body></html>\n`;

/**
 * Writes a page at each former address, which leads on where no table of redirects is at hand: in CloudFront for the
 * seconds in which an edge has heard of a release and not of its table, and on any other server of files. Search engines
 * take a refresh after no time for a permanent redirect (Google Search Central).
 */
export const writeRedirects = async ({ facts }: Site, pages: Page[], out: string): Promise<void> => {
  for (const page of pages) {
    for (const old of page.formerly ?? []) {
      const file = join(out, old, 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, redirectPage(facts.url + page.route, page));
    }
  }
};
