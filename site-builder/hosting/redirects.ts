import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';

/** The former addresses of all pages, each with the address that the page has now. */
export const redirectsOf = (pages: Page[]): Record<string, string> =>
  Object.fromEntries(pages.flatMap(({ formerly = [], route }) => formerly.map((old) => [old, route])));

/**
 * Characters of the table that servers answer from, some 130 addresses. With it the function that CloudFront runs
 * stays below its quota of 10,240 bytes (CloudFront Developer Guide, "Quotas on CloudFront Functions").
 */
const tableMaximum = 7000;

/**
 * The part of the redirects that servers answer themselves, in the order of the documents. Each of the others has a
 * page that leads on: `writeRedirects`.
 */
export const servedRedirects = (redirects: Record<string, string>): Record<string, string> => {
  const served: Record<string, string> = {};
  let size = 0;
  for (const [old, now] of Object.entries(redirects)) {
    size += JSON.stringify([old, now]).length;
    if (size > tableMaximum) break;
    served[old] = now;
  }
  return served;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const redirectPage = (address: string, { route, title }: Page): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
  `<meta http-equiv="refresh" content="0; url=${escape(route)}"><link rel="canonical" href="${escape(address)}"></head>` +
  `<body><a href="${escape(route)}">${escape(title)}</a></body></html>\n`;

/**
 * Writes a page at each former address that does not fit into the table of redirects. Search engines take a refresh
 * after no time for a permanent redirect (Google Search Central). An address in the table gets none: while a site is
 * deployed, a page and a redirect of different versions could lead to each other.
 */
export const writeRedirects = async ({ facts }: Site, pages: Page[], out: string): Promise<void> => {
  const served = servedRedirects(redirectsOf(pages));
  for (const page of pages) {
    for (const old of page.formerly ?? []) {
      if (old in served) continue;
      const file = join(out, old, 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, redirectPage(facts.url + page.route, page));
    }
  }
};
