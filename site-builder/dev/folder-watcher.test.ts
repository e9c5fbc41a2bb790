import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderWatcher } from './folder-watcher.ts';

let folder: string;
let watcher: FolderWatcher;
/** What a reader of the changed files has seen last, by name. */
let seen: Record<string, string>;

const put = async (name: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
};

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'saves-')), 'site/pages');
  await put('about.yaml', 'title: Before\n');
  await put('news/one.yaml', 'title: One\n');
  watcher = await FolderWatcher.open(folder);
  seen = {};
  watcher.on('change', (files) => {
    for (const file of files)
      seen[file.slice(folder.length + 1)] = existsSync(file) ? readFileSync(file, 'utf8') : 'gone';
  });
});

afterEach(async () => {
  watcher.close();
  await rm(dirname(dirname(folder)), { recursive: true });
});

/** Waits until a reader has seen these files, however slow the machine is. */
const seeing = (files: Record<string, string>) =>
  expect.poll(() => seen, { timeout: 15_000 }).toMatchObject(files);

test('reports the last of several saves that follow a truncated file', async () => {
  await put('about.yaml', '');
  for (let count = 10; count < 30; count++) await put('about.yaml', `title: ${count}\n`);
  await seeing({ 'about.yaml': 'title: 29\n' });
});

test('reports a new file, and a file that stays empty, though not at once', async () => {
  const change = once(watcher, 'change');
  await put('.hidden.yaml', 'x');
  await put('a/b/c.yaml', 'title: C\n');
  await change;
  const next = once(watcher, 'change').then(() => seen['about.yaml']);
  await put('news/one.yaml', 'title: Two\n');
  await put('about.yaml', '');
  expect(await next).not.toBe('');
  await seeing({ 'about.yaml': '', 'a/b/c.yaml': 'title: C\n' });
  expect(Object.keys(seen)).not.toContain('.hidden.yaml');
});

const moves: [how: string, away: () => Promise<void>, back: () => Promise<void>][] = [
  [
    'removed and written again',
    () => rm(folder, { recursive: true }),
    () => put('news/one.yaml', 'title: Back\n'),
  ],
  [
    'moved away with the folder above it and moved back',
    () => rename(dirname(folder), `${dirname(folder)}-away`),
    () => rename(`${dirname(folder)}-away`, dirname(folder)),
  ],
];

test.each(moves)(
  'reports edits in subfolders after the folder was %s, at once or later',
  async (_how, away, back) => {
    for (const isSeen of [true, false]) {
      const gone = isSeen && once(watcher, 'change');
      await away();
      await gone;
      await back();
      await put('news/one.yaml', `title: Edited ${isSeen}\n`);
      await put('news/more/two.yaml', 'title: Two\n');
      await seeing({ 'news/one.yaml': `title: Edited ${isSeen}\n`, 'news/more/two.yaml': 'title: Two\n' });
      seen = {};
    }
  },
);
