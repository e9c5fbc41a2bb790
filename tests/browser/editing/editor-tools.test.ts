import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { protectServer } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
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

test('a former route redirects to the page in development, too', async () => {
  const { url } = await fetch(`${address}/marble/renewal`, { headers: { accept: 'text/html' } });
  expect(new URL(url).pathname).toBe('/marble-repair');
});

/** Changes the heading of a page, and waits until the server has read it. */
const editHeading = async (heading: string): Promise<void> => {
  const file = join(folder, 'marble-repair.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/heading: .*/, `heading: ${heading}`));
  const read = async () => (await fetch(`${address}/data/marble-repair.json`)).text();
  await expect.poll(read, { timeout: 20_000 }).toContain(heading);
};

test('an edit reaches a page that has loaded older data and does not listen yet', async () => {
  const { page, end } = await visit('about:blank');
  await page.route(
    '**/data/marble-repair.json',
    async (route) => {
      const response = await route.fetch();
      await editHeading('Edited while the page loads');
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto(`${address}/marble-repair`);
  await page.getByRole('heading', { name: 'Edited while the page loads' }).waitFor();
  await end();
});

test('the last of two edits stays on the page if the data of the first one arrives later', async () => {
  const { page, end } = await visit(`${address}/marble-repair`);
  await page.locator('html[data-shell=ready]').waitFor();
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const isRequested = page.waitForRequest('**/data/marble-repair.json');
  await page.route(
    '**/data/marble-repair.json',
    async (route) => {
      const response = await route.fetch();
      await isReleased;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await editHeading('First edit');
  await isRequested;
  await editHeading('Second edit');
  await page.getByRole('heading', { name: 'Second edit' }).waitFor();
  const isLate = page.waitForResponse('**/data/marble-repair.json');
  release();
  await (await isLate).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.locator('h1').innerText()).toBe('Second edit');
  await end();
});
