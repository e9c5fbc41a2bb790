import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { classifyFiles } from '../../documents/read/site/site-files.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { gitIn } from '../git.ts';
import type { FileWriter } from '../output/output-folder.ts';

/** How long Git may take to list the history of a large site, in milliseconds. */
const timeoutMs = 600_000;

/**
 * The day on which each document was last committed, by its route. Empty where there is no history, or only the end
 * of it: in a shallow clone every document seems to come from the oldest commit that was fetched. No date is better
 * than a wrong one.
 */
const lastChanges = async (pagesDir: string): Promise<Map<string, string>> => {
  // Prints nothing where there is no Git or no history.
  const git = (...args: string[]) => gitIn(pagesDir)(args, { timeoutMs }).catch(() => '');
  const isWhole = (await git('rev-parse', '--is-shallow-repository')).trim() === 'false';
  // Paths from this folder, as they are: Git quotes letters beyond ASCII otherwise.
  const log = ['-c', 'core.quotePath=false', 'log', '--format=@%cs', '--name-only', '--relative', '--', '.'];
  const days = new Map<string, string>();
  let day = '';
  for (const line of isWhole ? (await git(...log)).split('\n') : []) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  // The documents that there are now: a name may have been that of another page before.
  const files = await readdir(pagesDir, { recursive: true });
  const { pages } = classifyFiles(files.map((file) => file.replaceAll(sep, '/')));
  return new Map(pages.map(({ path, route }) => [route, days.get(path) ?? '']));
};

/** Writes `sitemap.xml` (sitemaps.org 0.9) and `robots.txt` (RFC 9309). */
export const writeSearchFiles = async (
  site: Site,
  pages: Page[],
  pagesDir: string,
  out: FileWriter,
): Promise<void> => {
  const changes = await lastChanges(pagesDir);
  const urls = pages
    .filter(({ noindex, route }) => !noindex && route !== '/not-found')
    .map(({ route }) => {
      const day = changes.get(route);
      const modified = day ? `<lastmod>${day}</lastmod>` : '';
      return `<url><loc>${escapeMarkup(site.facts.url + route)}</loc>${modified}</url>`;
    });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  out.write('sitemap.xml', sitemap);
  out.write('robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.facts.url}/sitemap.xml\n`);
};
