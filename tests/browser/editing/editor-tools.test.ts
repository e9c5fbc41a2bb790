import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { guard } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { sectionTypes } from '../../../renderer/section-view.tsx';
import { cacheDir } from '../../../scripts/flags.ts';
import { freePort } from '../../../scripts/local/free-port.ts';
import { takenOver, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();
let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  const port = await freePort(5300);
  server = await startDevServer({
    guard,
    pagesDir: inject('pages'),
    cacheDir,
    port,
    api: 'http://127.0.0.1:9',
  });
  address = `http://127.0.0.1:${port}`;
  // The first page makes the server read and bundle everything.
  await fetch(`${address}/concrete-staining`);
});
afterAll(() => server.close());

test('the catalogue renders every section type at two widths, beside its YAML and its fields', async () => {
  const { page, console, end } = await visit(`${address}/_catalogue`);
  const ids = await page.locator('article').evaluateAll((articles) => articles.map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set([...sectionTypes, 'shared', 'problems']));
  for (const type of sectionTypes) {
    const entry = page.locator(`#${type}`);
    await entry.scrollIntoViewIfNeeded();
    for (const name of ['Phone', 'Desk']) {
      await entry.frameLocator(`iframe[title$=", ${name}"]`).locator('main > :not(style)').first().waitFor();
    }
    expect(await entry.locator('pre').innerText()).toContain(`  - type: ${type}\n`);
  }
  expect(await page.locator('#faq tbody').innerText()).toContain('The question, as a client asks it.');
  expect(console.filter((line) => !/\[vite\]|React DevTools/.test(line))).toEqual([]);
  await end();
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

test('the YAML of an example can be copied', async () => {
  const { page, end } = await visit(`${address}/_catalogue`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const entry = page.locator('#faq');
  await entry.getByRole('button', { name: 'Copy' }).click();
  await entry.getByRole('button', { name: 'Copied' }).waitFor();
  const yaml = await entry.locator('pre').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${yaml}\n`);
  await end();
});

test('Alt+click tells the line that made a part of the page, and follows no link', async () => {
  const visitor = await visit(`${address}/concrete-staining`);
  const { page, end } = visitor;
  await takenOver(visitor);
  await page.route('**/__open-in-editor*', (route) => route.fulfill({ body: '' }));
  const opened = page.waitForRequest('**/__open-in-editor*');
  await page.locator('h1').click({ modifiers: ['Alt'] });
  const place = page.locator('source-place');
  await place.waitFor();
  const where = `${inject('pages')}/concrete-staining.yaml:9:14`;
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
  await end();
});

test('when no editor opens the browser says so, and the place stays until it is dismissed', async () => {
  process.env['LAUNCH_EDITOR'] = 'no-such-editor';
  const visitor = await visit(`${address}/concrete-staining`, { viewport: { width: 320, height: 640 } });
  const { page, end } = visitor;
  await takenOver(visitor);
  const place = page.locator('source-place');
  await page.locator('h1').click({ modifiers: ['Alt'] });
  await place.getByText('The editor did not open').waitFor();
  expect(await place.getByRole('status').innerText()).toContain(
    `${inject('pages')}/concrete-staining.yaml:9:14`,
  );
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
  await end();
});

test('the catalogue fits a phone: what is wider scrolls by itself', async () => {
  const { page, end } = await visit(`${address}/_catalogue`, { viewport: { width: 390, height: 844 } });
  await page.locator('article').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await end();
});

test('a former address leads to the page while it is edited, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'renamed-'));
  await cp(inject('pages'), folder, { recursive: true });
  const run = promisify(execFile);
  await run('node', ['scripts/run.mjs', 'rename', '/marble-repair', '/marble/repair', '--pages', folder]);
  const port = await freePort(5320);
  const other = await startDevServer({ guard, pagesDir: folder, cacheDir, port, api: 'http://127.0.0.1:9' });
  await fetch(`http://127.0.0.1:${port}/`);
  const { page, end } = await visit(`http://127.0.0.1:${port}/marble-repair#cost`);
  expect(new URL(page.url()).pathname).toBe('/marble/repair');
  await end();
  await other.close();
  await rm(folder, { recursive: true });
});
