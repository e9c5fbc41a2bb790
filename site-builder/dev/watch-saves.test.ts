import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchSaves } from './watch-saves.ts';

let folder: string;
let server: ViteDevServer;
let seen: string[] = [];

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'saves-')), 'pages');
  await mkdir(folder);
  await writeFile(join(folder, 'about.yaml'), 'title: Before\n');
  server = await createServer({
    configFile: false,
    root: await mkdtemp(join(tmpdir(), 'root-')),
    server: { middlewareMode: true, ws: false },
  });
  const textOf = (file: string) => readFile(file, 'utf8').catch(() => 'gone');
  watchSaves(server, folder, (file) => {
    // The return of the folder itself is reported up to half a second later.
    if (file !== folder) void textOf(file).then((text) => seen.push(text));
  });
  await sleep(300);
});

afterAll(async () => {
  await server.close();
  await rm(dirname(folder), { recursive: true });
});

/** Waits until the last state was reported, however slow the machine is. */
const lastSeen = (text: string) => vi.waitFor(() => expect(seen.at(-1)).toBe(text), { timeout: 20_000 });

test.each([0, 2, 10, 30, 60])(
  'reports the content of a file that is truncated and written %i ms later',
  async (pause) => {
    const file = join(folder, 'about.yaml');
    await writeFile(file, '');
    await sleep(pause);
    await writeFile(file, `title: After ${pause}\n`);
    await lastSeen(`title: After ${pause}\n`);
  },
);

test('reports the last of many quick saves', async () => {
  const file = join(folder, 'about.yaml');
  for (let count = 1; count <= 20; count++) {
    await writeFile(file, `title: ${count}\n`);
    await sleep(7);
  }
  await lastSeen('title: 20\n');
});

const folders: [how: string, away: () => Promise<void>, back: () => Promise<void>][] = [
  [
    'removed and written again',
    () => rm(folder, { recursive: true }),
    async () => {
      await mkdir(folder);
      await writeFile(join(folder, 'about.yaml'), 'title: Other branch\n');
    },
  ],
  [
    'moved away and copied back',
    () => rename(folder, `${folder}-away`),
    async () => {
      await cp(`${folder}-away`, folder, { recursive: true });
      await rm(`${folder}-away`, { recursive: true });
    },
  ],
  [
    'moved away with the folder above it and moved back',
    () => rename(dirname(folder), `${dirname(folder)}-away`),
    () => rename(`${dirname(folder)}-away`, dirname(folder)),
  ],
];

test.each(folders)('still watches a folder that is %s', async (how, away, back) => {
  for (const pause of [0, 1200]) {
    await away();
    await sleep(pause);
    await back();
    // Changes are not reported until the folder is watched again; then the folder itself is reported.
    let count = 0;
    await vi.waitFor(
      async () => {
        const text = `title: ${how} ${pause} ${(count += 1)}\n`;
        await writeFile(join(folder, 'about.yaml'), text);
        await sleep(200);
        expect(seen.at(-1)).toBe(text);
      },
      { timeout: 20_000, interval: 300 },
    );
  }
});

test('reports a file that stays empty', async () => {
  seen = [];
  await writeFile(join(folder, 'about.yaml'), '');
  await lastSeen('');
});
