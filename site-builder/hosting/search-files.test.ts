import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleSite } from '../../tests/support/sites/example-site.ts';
import { FileWriter } from '../output/output-folder.ts';
import { writeSearchFiles } from './search-files.ts';

const run = promisify(execFile);
let folder: string;
let pagesDir: string;

const commit = async (file: string, day: string, message = 'Edit'): Promise<void> => {
  await mkdir(dirname(join(pagesDir, file)), { recursive: true });
  await writeFile(join(pagesDir, file), day);
  await run('git', ['add', '.'], { cwd: pagesDir });
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  await run('git', [...who, 'commit', '-m', message], { cwd: pagesDir, env });
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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
  pagesDir = join(folder, 'pages');
  await mkdir(pagesDir, { recursive: true });
  await run('git', ['init', '--quiet'], { cwd: pagesDir });
  await commit('home.yaml', '2026-01-10');
  await commit('crowns.yaml', '2026-02-20');
});
afterAll(() => rm(folder, { recursive: true }));

test('contains the day of the last commit of each page, without pages that must not be indexed', async () => {
  expect(await daysFrom(pagesDir)).toEqual({ '/': '2026-01-10', '/crowns': '2026-02-20' });
});

test('leaves out commits that only format', async () => {
  await commit('home.yaml', '2026-02-25', 'style(pages): write all documents in one style');
  expect(await daysFrom(pagesDir)).toEqual({ '/': '2026-01-10', '/crowns': '2026-02-20' });
});

test('contains no days in a shallow clone, where all would be the day of its oldest commit', async () => {
  const clone = join(folder, 'shallow');
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${pagesDir}`, clone]);
  expect(await daysFrom(clone)).toEqual({ '/': undefined, '/crowns': undefined });
});

test('contains no days without a Git history', async () => {
  const plain = await mkdtemp(join(folder, 'plain-'));
  expect(await daysFrom(plain)).toEqual({ '/': undefined, '/crowns': undefined });
});

test('finds the day of each page, whatever its folder and file name', async () => {
  // The documents are in a subfolder of the repository, so the paths in the history are longer than theirs.
  const written = pagesDir;
  pagesDir = join(written, 'sites/café');
  await mkdir(pagesDir, { recursive: true });
  const files = {
    'home.yaml': ['/', '2026-03-01'],
    'stone/index.yaml': ['/stone', '2026-03-02'],
    'stone/marble.yaml': ['/stone/marble', '2026-03-03'],
    'marble.yaml': ['/marble', '2026-03-04'],
    'wood/index.yml': ['/wood', '2026-03-05'],
    'wood/oak.yml': ['/wood/oak', '2026-03-06'],
    'stone/home.yaml': ['/stone/home', '2026-03-07'],
    '_shared/crowns.yaml': ['', '2026-03-08'],
  };
  for (const [file, [, day = '']] of Object.entries(files)) await commit(file, day);
  const pages = Object.values(files).filter(([route]) => route !== '');
  const routes = pages.map(([route = '']) => route);
  expect(await daysFrom(pagesDir, [...routes, '/crowns'])).toEqual({
    ...Object.fromEntries(pages),
    '/crowns': undefined,
  });
  pagesDir = written;
});
