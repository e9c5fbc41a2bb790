import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { toPosixPath } from '../../documents/node/paths.ts';
import { classifyFiles } from '../../documents/read/site/site-files.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { FileWriter } from '../output/output-folder.ts';

/** Runs Git in a folder, for up to ten minutes: the history of a large site is long. @returns its output; '' if it fails */
const runGit = async (cwd: string, args: readonly string[]): Promise<string> => {
  // Removes variables that Git hooks set, because Git would read another repository with them.
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };
  const options = { cwd, env, timeout: 600_000, maxBuffer: Infinity };
  return promisify(execFile)('git', args, options).then(
    ({ stdout }) => stdout,
    () => '',
  );
};

/**
 * Returns the day of the last commit of each document by route, without commits that only format. Empty without Git history and in a shallow clone, where
 * every document would seem to come from the oldest fetched commit: no date is better than a wrong one.
 */
const findLastChangeDays = async (pagesDir: string): Promise<Map<string, string>> => {
  const shallow = await runGit(pagesDir, ['rev-parse', '--is-shallow-repository']);
  // Without `core.quotePath=false`, Git would quote non-ASCII characters. `--relative` prints paths relative to this folder.
  const names = ['--format=@%cs', '--name-only', '--relative', '--', '.'];
  // Commits of the type `style` only format (conventionalcommits.org).
  const withoutStyle = ['--invert-grep', '--extended-regexp', String.raw`--grep=^style(\([^)]*\))?:`];
  const log = ['-c', 'core.quotePath=false', 'log', ...withoutStyle, ...names];
  const days = new Map<string, string>();
  let day = '';
  for (const line of shallow.trim() === 'false' ? (await runGit(pagesDir, log)).split('\n') : []) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  // Only the current documents count, because another page may have had the same name in the past.
  const files = await readdir(pagesDir, { recursive: true });
  const { pages } = classifyFiles(files.map((file) => toPosixPath(file)));
  return new Map(pages.map(({ path, route }) => [route, days.get(path) ?? '']));
};

/** Writes `sitemap.xml` (sitemaps.org 0.9) and `robots.txt` (RFC 9309). */
export const writeSearchFiles = async (
  site: Site,
  pages: Page[],
  pagesDir: string,
  out: FileWriter,
): Promise<void> => {
  const changes = await findLastChangeDays(pagesDir);
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
