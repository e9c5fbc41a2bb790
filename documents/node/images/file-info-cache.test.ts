import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileInfoCache, type FileInfos } from './file-info-cache.ts';

let folder: string;
let file: string;
const look = vi.fn((path: string) => readFile(path, 'utf8').then((text) => ({ length: text.length })));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  file = join(folder, 'a.txt');
  writeFileSync(file, 'one');
  look.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is looked at once, and again when it has changed', async () => {
  const facts = new FileInfoCache(look);
  expect(await facts.get(file)).toEqual({ length: 3 });
  await facts.get(file);
  expect(look).toHaveBeenCalledTimes(1);
  writeFileSync(file, 'three');
  expect(await facts.get(file)).toEqual({ length: 5 });
  expect(look).toHaveBeenCalledTimes(2);
});

test('a later process knows what was stored as long as the file is the same', async () => {
  let stored: FileInfos<{ length: number }> | undefined;
  const write = vi.fn((infos: typeof stored) => void (stored = infos));
  const storage = { read: () => stored, write };
  const first = new FileInfoCache(look, storage);
  await first.get(file);
  await first.save();
  const second = new FileInfoCache(look, storage);
  expect(await second.get(file)).toEqual({ length: 3 });
  await second.save();
  expect([look, write].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  writeFileSync(file, 'three');
  const third = new FileInfoCache(look, storage);
  expect(await third.get(file)).toEqual({ length: 5 });
  await third.save();
  expect(await new FileInfoCache(look, storage).get(file)).toEqual({ length: 5 });
  expect([look, write].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('a file that was missing is looked at when it is there', async () => {
  const facts = new FileInfoCache(look);
  const later = join(folder, 'b.txt');
  await expect(facts.get(later)).rejects.toThrow('ENOENT');
  writeFileSync(later, 'here');
  expect(await facts.get(later)).toEqual({ length: 4 });
});

test('a file of the same size, time and inode is looked at again when it was written', async () => {
  const facts = new FileInfoCache(look);
  utimesSync(file, 1_772_352_000, 1_772_352_000);
  await facts.get(file);
  const { atime, mtime, ino, ctimeMs } = statSync(file);
  // In place, and with the time of the original, as an optimizer does. Clocks of file systems tick in milliseconds.
  await vi.waitFor(() => {
    writeFileSync(file, 'two');
    utimesSync(file, atime, mtime);
    expect(statSync(file).ctimeMs).toBeGreaterThan(ctimeMs);
  });
  expect(statSync(file)).toMatchObject({ ino, mtime, size: 3 });
  await facts.get(file);
  expect(look).toHaveBeenCalledTimes(2);
});
