import { normalizeFormerPath } from '../../documents/read/site/request-path.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { FileWriter } from '../output/output-folder.ts';

/**
 * Returns the current route of each former route, normalized as servers look it up. Former routes that are only another
 * form of the current one (`/about/`) are left out, because every server redirects them anyway.
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

const renderRedirectPage = (address: string, { route, title }: Page): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>` +
  `<meta http-equiv="refresh" content="0; url=${escapeMarkup(route)}"><link rel="canonical" href="${escapeMarkup(address)}"></head>` +
  `<body><a href="${escapeMarkup(route)}">${escapeMarkup(title)}</a></body></html>\n`;

/** Whether a name is valid for folders on all file systems: no reserved characters of Windows, at most 255 bytes. */
const isFolderName = (name: string): boolean =>
  !/[<>:"|?*]|[. ]$/.test(name) && Buffer.byteLength(name) <= 255;

/**
 * Writes an HTML redirect page at each former route. It is used where the redirect table is not available: on other file
 * servers, and for seconds on CloudFront edges that have received a release but not yet its table. Search engines treat an
 * immediate refresh as a permanent redirect (Google Search Central). A route that differs from another one only in case
 * gets no page, because some file systems are case-insensitive.
 */
export const writeRedirects = ({ facts }: Site, pages: Page[], out: FileWriter): void => {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const taken = new Set(byRoute.keys());
  for (const [old, route] of Object.entries(collectRedirects(pages))) {
    const page = byRoute.get(route);
    const folded = old.toLowerCase();
    if (!page || taken.has(folded) || !old.slice(1).split('/').every(isFolderName)) continue;
    taken.add(folded);
    out.write(`${old.slice(1)}/index.html`, renderRedirectPage(facts.url + page.route, page));
  }
};
