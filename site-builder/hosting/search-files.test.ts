import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleSite } from '../../tests/support/sites/example-site.ts';
import { FileWriter } from '../output/output-folder.ts';
import { writeSearchFiles } from './search-files.ts';

let folder: string;
let pagesDir: string;
const runGit = (args: string[], input = '') => execFileSync('git', args, { cwd: pagesDir, input });

/** Writes documents, each in a commit of its own. */
const commitAll = async (commits: [file: string, day: string, message?: string][]): Promise<void> => {
  const history = commits.map(
    ([file, day, message = 'Edit']) =>
      `commit refs/heads/main\ncommitter Editor <editor@example.org> ${Date.parse(`${day}T12:00:00Z`) / 1000} +0000\n` +
      `data <<END\n${message}\nEND\nM 100644 inline ${file}\ndata <<END\n${day}\nEND\n`,
  );
  runGit(['fast-import', '--quiet'], history.join(''));
  for (const [file, day] of commits) {
    await mkdir(dirname(join(pagesDir, file)), { recursive: true });
    await writeFile(join(pagesDir, file), day);
  }
};

const page = (route: string) => ({ route, title: 'A page', description: 'A page.', sections: [], forms: {} });

/** Returns the day of each page in the sitemap. */
const daysFrom = async (
  pages: string,
  routes = ['/', '/crowns'],
): Promise<Record<string, string | undefined>> => {
  const out = await mkdtemp(join(folder, 'out-'));
  const hidden = { ...page('/thank-you'), noindex: true };
  await writeSearchFiles(exampleSite, [...routes.map(page), hidden], pages, new FileWriter(out));
  const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
  const urls = sitemap.matchAll(
    /<loc>https:\/\/quiet.example([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g,
  );
  return Object.fromEntries([...urls].map(([, route = '', day]) => [route, day]));
};

/** Documents in a subfolder of the repository: the paths in the history are longer than theirs. */
const inSubfolder: [file: string, day: string, route: string][] = [
  ['home.yaml', '2026-03-01', '/'],
  ['stone/index.yaml', '2026-03-02', '/stone'],
  ['stone/marble.yaml', '2026-03-03', '/stone/marble'],
  ['marble.yaml', '2026-03-04', '/marble'],
  ['wood/index.yml', '2026-03-05', '/wood'],
  ['wood/oak.yml', '2026-03-06', '/wood/oak'],
  ['stone/home.yaml', '2026-03-07', '/stone/home'],
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
  pagesDir = join(folder, 'pages');
  await mkdir(pagesDir);
  runGit(['init', '--quiet', '--initial-branch', 'main']);
  await commitAll([
    ['home.yaml', '2026-01-10'],
    ['crowns.yaml', '2026-02-20'],
    ['home.yaml', '2026-02-25', 'style(pages): write all documents in one style'],
    ...inSubfolder.map(([file, day]): [string, string] => [`sites/café/${file}`, day]),
    ['sites/café/_shared/crowns.yaml', '2026-03-08'],
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

test('contains the day of the last commit of each page that does more than format, without pages that must not be indexed', async () => {
  expect(await daysFrom(pagesDir)).toEqual({ '/': '2026-01-10', '/crowns': '2026-02-20' });
});

test('contains no days without a history, and in a shallow clone, where all would be the day of its oldest commit', async () => {
  const clone = join(folder, 'shallow');
  runGit(['clone', '--quiet', '--depth', '1', `file://${pagesDir}`, clone]);
  for (const pages of [clone, await mkdtemp(join(folder, 'plain-'))])
    expect(await daysFrom(pages)).toEqual({ '/': undefined, '/crowns': undefined });
});

test('finds the day of each page, whatever its folder and file name', async () => {
  const routes = inSubfolder.map(([, , route]) => route);
  expect(await daysFrom(join(pagesDir, 'sites/café'), [...routes, '/crowns'])).toEqual({
    ...Object.fromEntries(inSubfolder.map(([, day, route]) => [route, day])),
    '/crowns': undefined,
  });
});
