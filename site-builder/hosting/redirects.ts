import { join } from 'node:path';
import { normalizeFormerPath } from '../../documents/read/site/request-path.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { FileWriter } from '../output/output-folder.ts';

/**
 * Returns the former addresses of all pages as servers look them up, each with the address that the page has now. What
 * is only another form of the page's own address (`/about/`) is left out: every server redirects it by itself.
 */
export const collectRedirects = (pages: Page[]): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap(({ formerly = [], route }) =>
      formerly.flatMap((written) => {
        const old = normalizeFormerPath(written);
        return old === undefined || old === route ? [] : [[old, route]];
      }),
    ),
  );

const redirectPage = (address: string, { route, title }: Page): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>` +
  `<meta http-equiv="refresh" content="0; url=${escapeMarkup(route)}"><link rel="canonical" href="${escapeMarkup(address)}"></head>` +
  `<body><a href="${escapeMarkup(route)}">${escapeMarkup(title)}</a></body></html>\n`;

/** What no folder can be called on some file system: characters of Windows, names of more than 255 bytes. */
const isFolderName = (name: string): boolean =>
  !/[<>:"|?*]|[. ]$/.test(name) && Buffer.byteLength(name) <= 255;

/**
 * Writes a page at each former address, which leads on where no table of redirects is at hand: in CloudFront for the
 * seconds in which an edge has heard of a release and not of its table, and on any other server of files. Search engines
 * take a refresh after no time for a permanent redirect (Google Search Central). An address that differs from another
 * one only in its capitals has none: some file systems take both for one.
 */
export const writeRedirects = ({ facts }: Site, pages: Page[], out: FileWriter): void => {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const taken = new Set(byRoute.keys());
  for (const [old, route] of Object.entries(collectRedirects(pages))) {
    const page = byRoute.get(route);
    const folded = old.toLowerCase();
    if (!page || taken.has(folded) || !old.slice(1).split('/').every(isFolderName)) continue;
    taken.add(folded);
    out.write(join(old, 'index.html'), redirectPage(facts.url + page.route, page));
  }
};
