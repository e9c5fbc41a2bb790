import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchSaves } from './watch-saves.ts';

let folder: string;
let server: ViteDevServer;
let seen: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saves-'));
  await writeFile(join(folder, 'about.yaml'), 'title: Before\n');
  server = await createServer({
    configFile: false,
    root: folder,
    server: { middlewareMode: true, ws: false },
  });
  // That the folder goes in the end is told, too.
  const textOf = (file: string) => readFile(file, 'utf8').catch(() => 'gone');
  watchSaves(server, folder, (file) => void textOf(file).then((text) => seen.push(text)));
  await sleep(300);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Waits until the last state was seen, however slow the machine is. */
const lastSeen = (text: string) => vi.waitFor(() => expect(seen.at(-1)).toBe(text), { timeout: 20_000 });

test.each([0, 2, 10, 30, 60])(
  'a file that is emptied and written %i ms later is seen written',
  async (pause) => {
    const file = join(folder, 'about.yaml');
    await writeFile(file, '');
    await sleep(pause);
    await writeFile(file, `title: After ${pause}\n`);
    await lastSeen(`title: After ${pause}\n`);
  },
);

test('of many saves in one moment the last is seen', async () => {
  const file = join(folder, 'about.yaml');
  for (let count = 1; count <= 20; count++) {
    await writeFile(file, `title: ${count}\n`);
    await sleep(7);
  }
  await lastSeen('title: 20\n');
});

test('a file that stays empty is told', async () => {
  seen = [];
  await writeFile(join(folder, 'about.yaml'), '');
  await lastSeen('');
});
