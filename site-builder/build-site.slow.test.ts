import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from './build-site.ts';
import { readBuiltSite } from '../infra/releases/built-site.ts';
import { readBuiltFolder } from './output/marker.ts';

let scratch: string;
let pagesDir: string;
let out: string;
let cacheDir: string;

/** Returns the content of every file of a folder. */
const contentOf = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) => [relative(folder, file), await readFile(file, 'latin1')] as const;
  return new Map(await Promise.all(files.sort().map(read)));
};

const build = (changes: object = {}) => buildSite({ pagesDir, out, cacheDir, ...changes });

const edit = async (from: string, to: string, name = 'pages/contact.yaml'): Promise<void> => {
  const file = join(scratch, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};

let cold: Map<string, string>;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'build-'));
  pagesDir = join(scratch, 'pages');
  out = join(scratch, 'out');
  cacheDir = join(scratch, 'cache');
  await cp('tests/fixtures/dentist/pages', pagesDir, { recursive: true });
  // An image that only the site document uses.
  await cp(join(pagesDir, 'media/tooth.svg'), join(pagesDir, 'media/sign.svg'));
  await edit('mark: tooth.svg', 'mark: sign.svg', 'pages/_site.yaml');
  await mkdir(join(pagesDir, 'files'));
  await writeFile(join(pagesDir, 'files/prices.pdf'), '%PDF-1.7 $95');
  await build();
  cold = await contentOf(out);
});

afterAll(() => rm(scratch, { recursive: true }));

test('contains every page with its data, scripts, images, and files for hosts and search engines, and no part of the Studio', () => {
  const names = [...cold.keys()].map((name) => name.replace(/-[\w-]{8}(-\d+)?\./, '.'));
  for (const name of ['index', 'contact/index', '404'])
    expect(cold.get(`${name}.html`)).toMatch(/^<!doctype html><html lang="en".*<h1/is);
  expect(names).toEqual(
    expect.arrayContaining(['data/contact.json', 'sitemap.xml', 'robots.txt', '_headers', '_redirects']),
  );
  for (const kind of [/^assets\/.*\.js$/, /^assets\/.*\.woff2$/, /^media\/sign.*\.svg$/])
    expect(names).toContainEqual(expect.stringMatching(kind));
  for (const [name, text] of cold) expect(text, name).not.toMatch(/_studio|studio-token/);
});

test('every page has its own share image, and refers to the stored data that it was rendered from', async () => {
  const { shared } = await readBuiltSite(readBuiltFolder(out), {});
  const pages = [...cold].filter(([name, html]) => name.endsWith('.html') && !html.includes('http-equiv'));
  expect(pages).toHaveLength(3);
  for (const [name, html] of pages) {
    const image =
      /<meta property="og:image" content="https:\/\/[^"/]+\/(media\/share-[a-z-]+-[0-9a-f]{16}\.jpg)"/.exec(
        html,
      );
    expect([name, cold.has(image?.[1] ?? '')]).toEqual([name, true]);
    const [, page = '', revision = ''] = /data-page="\/data\/(.+)\.json\?v=(\w+)"/.exec(html) ?? [];
    expect(Object.keys(shared)).toContain(`assets/data/${page}.${revision}.json`);
  }
  const shareImages = [...cold.keys()].filter((name) => name.startsWith('media/share-'));
  expect(shareImages).toHaveLength(pages.length);
});

test('a second build writes the same files without rendering or bundling', async () => {
  const bundles = async () =>
    (await readdir(join(cacheDir, 'store'))).filter((name) => name.startsWith('browser-'));
  const before = await bundles();
  for (const folder of [out, join(scratch, 'fresh-copy')]) {
    expect((await build({ out: folder })).rendered).toBe(0);
    expect(await contentOf(folder)).toEqual(cold);
  }
  expect(await bundles()).toEqual(before);
});

test('an edit of one page renders only that page, and so does undoing the edit', async () => {
  await edit('description: ', 'description: Edited. ');
  expect((await build()).rendered).toBe(1);
  const edited = await contentOf(out);
  const changed = [...edited.keys()].filter((name) => edited.get(name) !== cold.get(name));
  expect(changed).toEqual(expect.arrayContaining(['contact/index.html', 'data/contact.json']));
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual(['contact/index.html']);
  await edit('description: Edited. ', 'description: ');
  expect((await build()).rendered).toBe(0);
  expect(await contentOf(out)).toEqual(cold);
});

test('the color of the brand and the endpoint of forms are on the pages and in the data; in a preview forms post to its own host', async () => {
  const endpoint = 'https://forms.brightwater.test/api/send-email';
  await edit('forms:\n', `forms:\n  endpoint: ${endpoint}\n`, 'pages/_site.yaml');
  await edit('#B83A4B', '#8A2BE2', 'pages/_brand.yaml');
  await build();
  const files = await contentOf(out);
  const has = (color: RegExp, ending: string) =>
    [...files].some(([name, text]) => name.endsWith(ending) && color.test(text));
  for (const ending of ['.html', '.json'])
    expect([has(/8a2be2/i, ending), has(/b83a4b/i, ending)]).toEqual([true, false]);
  expect(files.get('contact/index.html')).toContain(`action="${endpoint}"`);
  expect(files.get('_headers')).toContain("form-action 'self' https://forms.brightwater.test;");
  await edit('#8A2BE2', '#B83A4B', 'pages/_brand.yaml');
  await build({ preview: true });
  const preview = await contentOf(out);
  expect(preview.get('contact/index.html')).toContain('action="/api/send-email"');
  for (const text of preview.values()) expect(text).not.toContain('forms.brightwater.test');
  await edit(`  endpoint: ${endpoint}\n`, '', 'pages/_site.yaml');
});

test('the next build restores modified and removed output files, and removes those of a deleted page', async () => {
  const extra = join(pagesDir, 'parking.yaml');
  const model = await readFile(join(pagesDir, 'contact.yaml'), 'utf8');
  await writeFile(extra, model.replaceAll(/^(title|description): .*/gm, '$1: Parking'));
  await build();
  expect([...(await contentOf(out)).keys()]).toContain('parking/index.html');
  await rm(extra);

  const picture = [...cold.keys()].find((name) => name.startsWith('media/')) ?? '';
  await writeFile(join(out, 'index.html'), 'half a pag');
  // Like an optimizer that overwrites a file in place with the same size.
  await writeFile(join(out, picture), 'x'.repeat((await stat(join(out, picture))).size));
  await rm(join(out, 'data/contact.json'));
  await build();
  expect(await contentOf(out)).toEqual(cold);
  // No output file is a hard link to a cache entry.
  for (const name of cold.keys()) expect((await stat(join(out, name))).nlink, name).toBe(1);
});

test('a file for visitors has its name and its current content', async () => {
  expect(cold.get('files/prices.pdf')).toBe('%PDF-1.7 $95');
  await edit('$95', '$99', 'pages/files/prices.pdf');
  await build();
  expect((await contentOf(out)).get('files/prices.pdf')).toBe('%PDF-1.7 $99');
  await edit('$99', '$95', 'pages/files/prices.pdf');
  await build();
});

test('a build that fails writes nothing', async () => {
  await edit('title:', 'titel:');
  expect((await build()).site).toBeUndefined();
  expect(await contentOf(out)).toEqual(cold);
});
