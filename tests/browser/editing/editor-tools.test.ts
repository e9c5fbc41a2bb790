import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { guard } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { sectionTypes } from '../../../renderer/section-view.tsx';
import { cacheDir } from '../../../scripts/flags.ts';
import { freePort } from '../../../scripts/local/free-port.ts';
import { takenOver, useBrowser, type Visit } from '../../support/browser/browser.ts';

const visit = useBrowser();
let folder: string;
let server: ViteDevServer;
let address: string;

/** The site, in which a page had another address before. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tools-'));
  await cp(inject('pages'), folder, { recursive: true });
  const page = join(folder, 'marble-repair.yaml');
  await writeFile(page, `formerly: [/marble/renewal]\n${await readFile(page, 'utf8')}`);
  const port = await freePort(5300);
  server = await startDevServer({
    guard,
    pagesDir: folder,
    cacheDir,
    port,
    api: 'http://127.0.0.1:9',
  });
  address = `http://127.0.0.1:${port}`;
  // The first page makes the server read and bundle everything.
  await fetch(`${address}/concrete-staining`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('the catalogue shows every section type at two widths, beside its YAML and its fields', async () => {
  const { page, console, end } = await visit(`${address}/_catalogue`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const ids = await page.locator('article').evaluateAll((articles) => articles.map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set([...sectionTypes, 'shared', 'problems']));
  for (const type of sectionTypes) {
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
      [source, 'Desk', '1280px'],
    ]);
    expect(await entry.locator('pre').innerText()).toContain(`  - type: ${type}\n`);
  }
  const faq = page.locator('#faq');
  await faq.scrollIntoViewIfNeeded();
  for (const name of ['Phone', 'Desk'])
    await faq.frameLocator(`iframe[title$=", ${name}"]`).locator('details').first().waitFor();
  expect(await faq.locator('tbody').innerText()).toContain('The question, as a client asks it.');

  // The button is in the page before the script that answers it.
  await expect
    .poll(async () => {
      await faq.getByRole('button', { name: /Cop/ }).click();
      return faq.getByRole('button', { name: 'Copied' }).isVisible();
    })
    .toBe(true);
  const yaml = await faq.locator('pre').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${yaml}\n`);

  // On a phone what is wider scrolls by itself.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(console.filter((line) => !/\[vite\]|React DevTools/.test(line))).toEqual([]);
  await end();
});

test.each(sectionTypes)('what the frames of %s show is rendered, with its pictures', async (type) => {
  const get = (path: string) => fetch(new URL(path, address));
  const html = await (await get(`/_catalogue/section/${type}`)).text();
  expect(html.replaceAll(/<style.*?<\/style>/gs, '')).toMatch(/<main><\w+/);
  const pictures = [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, src = '']) => src);
  for (const src of new Set(pictures)) {
    const { status, headers } = await get(src);
    expect([src, status, headers.get('content-type')]).toEqual([src, 200, expect.stringMatching(/^image\//)]);
  }
});

test('the catalogue can be read and searched without anything being rendered', async () => {
  const { page, end } = await visit('about:blank');
  // Neither rendered examples nor packages: what is asked for is the page, its script and its search.
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
  expect([await shown(), await page.getByRole('status').innerText()]).toEqual([
    [],
    'Nothing has these words.',
  ]);
  await search.fill('yaml-indent');
  expect([await shown(), await page.locator('#problems tr:visible').count()]).toEqual([['problems'], 1]);
  await search.fill('');
  expect(await shown()).toEqual(all);
  await end();
});

describe('from a page to the line that made it', () => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await visit(`${address}/concrete-staining`);
    ({ page } = visitor);
    await takenOver(visitor);
  });
  afterAll(() => visitor.end());

  test('Alt+click tells the line that made a part of the page, and follows no link', async () => {
    await page.route('**/__open-in-editor*', (route) => route.fulfill({ body: '' }));
    const opened = page.waitForRequest('**/__open-in-editor*');
    await page.locator('h1').click({ modifiers: ['Alt'] });
    const place = page.locator('source-place');
    await place.waitFor();
    const where = `${folder}/concrete-staining.yaml:9:14`;
    expect(await place.evaluate((element) => element.shadowRoot?.textContent)).toContain(
      `${where}  the first section, hero 'Concrete Staining for Floors and Patios', heading`,
    );
    expect(new URL((await opened).url()).searchParams.get('file')).toBe(where);
    await page
      .getByRole('link', { name: 'Free Estimate' })
      .last()
      .click({ modifiers: ['Alt'] });
    expect(new URL(page.url()).pathname).toBe('/concrete-staining');
    await page.getByRole('link', { name: 'Privacy notice' }).focus();
    await page.keyboard.press('Alt+Enter');
    await page.waitForFunction(
      () => document.querySelector('source-place')?.shadowRoot?.textContent.includes('_site.yaml') === true,
    );
    expect(new URL(page.url()).pathname).toBe('/concrete-staining');
  });

  test('when no editor opens the browser says so, and the place stays until it is dismissed', async () => {
    process.env['LAUNCH_EDITOR'] = 'no-such-editor';
    await page.unroute('**/__open-in-editor*');
    await page.setViewportSize({ width: 320, height: 640 });
    const place = page.locator('source-place');
    await page.locator('h1').click({ modifiers: ['Alt'] });
    await place.getByText('The editor did not open').waitFor();
    expect(await place.getByRole('status').innerText()).toContain(`${folder}/concrete-staining.yaml:9:14`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.clock.install();
    await page.clock.fastForward('10:00');
    expect(await place.isVisible()).toBe(true);
    await place.getByRole('button', { name: 'Dismiss' }).click();
    expect(await place.count()).toBe(0);
    await page.locator('h1').click({ modifiers: ['Alt'] });
    // What is told after the key would stand there again.
    await place.getByText('The editor did not open').waitFor();
    await page.keyboard.press('Escape');
    expect(await place.count()).toBe(0);
    delete process.env['LAUNCH_EDITOR'];
  });
});

test('a former address leads to the page while it is edited, too', async () => {
  const { page, end } = await visit(`${address}/marble/renewal#cost`, { javaScriptEnabled: false });
  expect(new URL(page.url()).pathname).toBe('/marble-repair');
  await end();
});
