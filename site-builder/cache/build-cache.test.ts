import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheKey, BuildCache } from './build-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('creates an entry once, and again if any input differs', async () => {
  let made = 0;
  const make = (path: string) => writeFile(path, `made ${(made += 1)}`);
  const path = await new BuildCache(folder).path(`text-${cacheKey('a', 1)}`, make);
  expect(await new BuildCache(folder).path(`text-${cacheKey('a', 1)}`, make)).toBe(path);
  expect(await readFile(path, 'utf8')).toBe('made 1');
  expect(await new BuildCache(folder).path(`text-${cacheKey('a', 2)}`, make)).not.toBe(path);
});

test('uses a folder that another command has created in the meantime', async () => {
  const make = async (path: string) => {
    await mkdir(path);
    await writeFile(join(path, 'a.txt'), 'whole');
  };
  const path = await new BuildCache(folder).path('browser-1', async (unfinished) => {
    await make(join(folder, 'browser-1'));
    await make(unfinished);
  });
  expect(await readFile(join(path, 'a.txt'), 'utf8')).toBe('whole');
  expect(readdirSync(folder)).toEqual(['browser-1']);
});

test('stores nothing if creating the entry fails', async () => {
  const fail = () => Promise.reject(new Error('no room'));
  await expect(new BuildCache(folder).path('text-1', fail)).rejects.toThrow('no room');
  expect(readdirSync(folder)).toEqual([]);
});

test('returns the newest value, and undefined for a truncated one', async () => {
  for (const value of [1, 2]) {
    const store = new BuildCache(folder);
    store.write('pages-1', new Map([['/', value]]));
    await store.close();
  }
  expect(new BuildCache(folder).read('pages-1')).toEqual(new Map([['/', 2]]));
  truncateSync(join(folder, 'pages-1'), 5);
  expect(new BuildCache(folder).read('pages-1')).toBeUndefined();
});

test('removes the least recently used entries, but none that this command uses', async () => {
  const sizes = { 'old-1': 300_000_000, 'older-1': 300_000_000, 'used-1': 300_000_000 };
  for (const [index, [name, size]] of Object.entries(sizes).entries()) {
    writeFileSync(join(folder, name), '');
    truncateSync(join(folder, name), size);
    utimesSync(join(folder, name), new Date(2020, 6 - index), new Date());
  }
  const store = new BuildCache(folder);
  await store.path('used-1', () => Promise.reject(new Error('it is there')));
  store.write('new-1', 'new');
  await mkdir(join(folder, 'other-1'));
  await symlink('gone', join(folder, 'other-1/removed-meanwhile'));
  await store.close();
  expect(readdirSync(folder).sort()).toEqual(['new-1', 'old-1', 'other-1', 'used-1']);
});
