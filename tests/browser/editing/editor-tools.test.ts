import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { protectServer } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { renderableSectionTypes } from '../../../renderer/section-view.tsx';
import { freePort } from '../../../scripts/local/free-port.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { studioCache } from '../../support/browser/studio-cache.ts';

const visit = useBrowser();
let folder: string;
let server: ViteDevServer;
let address: string;

/** The site, with a former route of a page. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tools-'));
  await cp(inject('pages'), folder, { recursive: true });
  const page = join(folder, 'marble-repair.yaml');
  await writeFile(page, `formerly: [/marble/renewal]\n${await readFile(page, 'utf8')}`);
  const port = await freePort(5300);
  server = await startDevServer({
    guard: protectServer,
    pagesDir: folder,
    cacheDir: studioCache(),
    port,
    api: 'http://127.0.0.1:9',
  });
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('the catalog shows every section type at two widths, with its YAML and its fields', async () => {
  const { page, console, end } = await visit(`${address}/_catalogue`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const ids = await page.locator('article').evaluateAll((articles) => articles.map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set([...renderableSectionTypes, 'shared', 'problems']));
  for (const type of renderableSectionTypes) {
    const entry = page.locator(`#${type}`);
    const frames = await entry
      .locator('iframe')
      .evaluateAll((all) =>
        all.map((each) => [
          each.getAttribute('src'),
          each.getAttribute('title')?.split(', ')[1],
          each.style.width,
        ]),
      );
    const source = `/_catalogue/section/${type}`;
    expect(frames).toEqual([
      [source, 'Phone', '390px'],
      [source, 'Desktop', '1280px'],
    ]);
    expect(await entry.locator('pre').innerText()).toMatch(new RegExp(`^ *- (?:\\{ )?type: ${type}\\b`));
  }
  const faq = page.locator('#faq');
  await faq.scrollIntoViewIfNeeded();
  for (const name of ['Phone', 'Desktop'])
    await faq.frameLocator(`iframe[title$=", ${name}"]`).locator('details').first().waitFor();
  expect(await faq.locator('tbody').innerText()).toContain('The question, as a client asks it.');

  // The button is in the HTML before the script that handles it has loaded.
  await expect
    .poll(async () => {
      await faq.getByRole('button', { name: /Cop/ }).click();
      return faq.getByRole('button', { name: 'Copied' }).isVisible();
    })
    .toBe(true);
  const yaml = await faq.locator('pre').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${yaml}\n`);

  // On a phone, wider content scrolls separately.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(console.filter((line) => !/\[vite\]|React DevTools/.test(line))).toEqual([]);
  await end();
});

test.each(renderableSectionTypes)('the example of %s is rendered with its images', async (type) => {
  const get = (path: string) => fetch(new URL(path, address));
  const html = await (await get(`/_catalogue/section/${type}`)).text();
  expect(html.replaceAll(/<style.*?<\/style>/gs, '')).toMatch(/<main><\w+/);
  const pictures = [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, src = '']) => src);
  for (const src of new Set(pictures)) {
    const { status, headers } = await get(src);
    expect([src, status, headers.get('content-type')]).toEqual([src, 200, expect.stringMatching(/^image\//)]);
  }
});

test('the catalog can be read and searched without rendering any example', async () => {
  const { page, end } = await visit('about:blank');
  // Only the page, its script and its search are requested; no rendered examples and no packages.
  await page.route('**/_catalogue/section/**', (route) => route.abort());
  await page.route('**/node_modules/**', (route) => route.abort());
  await page.route('**/@vite/**', (route) => route.abort());
  await page.goto(`${address}/_catalogue`);
  const shown = () => page.locator('article:visible').evaluateAll((articles) => articles.map(({ id }) => id));
  const all = await shown();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('QUÉSTION  asks');
  expect(await shown()).toContain('faq');
  expect((await shown()).length).toBeLessThan(all.length / 2);
  expect(await page.getByRole('status').innerText()).toMatch(/^\d+ section types?, \d+ problems?$/);
  expect(await page.locator('nav a:visible').count()).toBe((await shown()).length);
  await search.fill('no-such-words');
  expect([await shown(), await page.getByRole('status').innerText()]).toEqual([[], 'No matches.']);
  await search.fill('yaml-indent');
  expect([await shown(), await page.locator('#problems tr:visible').count()]).toEqual([['problems'], 1]);
  await search.fill('');
  expect(await shown()).toEqual(all);
  await end();
});

test('a former route redirects to the page in development, too', async () => {
  const { url } = await fetch(`${address}/marble/renewal`, { headers: { accept: 'text/html' } });
  expect(new URL(url).pathname).toBe('/marble-repair');
});
