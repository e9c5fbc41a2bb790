import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { protectServer } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { freePort } from '../../../scripts/local/free-port.ts';
import { studioCache } from '../../support/browser/studio-cache.ts';

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
