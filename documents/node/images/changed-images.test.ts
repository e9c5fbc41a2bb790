import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImageInfos, type InfoStorage } from './image-infos.ts';

let folder: string;
let file: string;
const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"></svg>`;
const widthOf = async (infos: ImageInfos, name = 'a.svg') => {
  const fact = (await infos.get(folder, [name])).get(name);
  return fact && 'width' in fact ? fact.width : undefined;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  file = join(folder, 'a.svg');
  writeFileSync(file, svg(10));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an image is inspected again when it has changed', async () => {
  const infos = new ImageInfos();
  expect(await widthOf(infos)).toBe(10);
  writeFileSync(file, svg(100));
  expect(await widthOf(infos)).toBe(100);
});

test('a later process knows what was stored as long as the file is the same', async () => {
  let stored: ReturnType<InfoStorage['read']>;
  const write = vi.fn<InfoStorage['write']>((infos) => void (stored = infos));
  const storage = { read: () => stored, write };
  const first = new ImageInfos(storage);
  await widthOf(first);
  await first.save();
  for (const { fact } of stored?.values() ?? []) if ('width' in fact) fact.width = 11;
  const second = new ImageInfos(storage);
  expect(await widthOf(second)).toBe(11);
  await second.save();
  expect(write).toHaveBeenCalledTimes(1);
  writeFileSync(file, svg(100));
  const third = new ImageInfos(storage);
  expect(await widthOf(third)).toBe(100);
  await third.save();
  expect(write).toHaveBeenCalledTimes(2);
});

test('an image that was missing is inspected when it is there', async () => {
  const infos = new ImageInfos();
  expect(await widthOf(infos, 'b.svg')).toBeUndefined();
  writeFileSync(join(folder, 'b.svg'), svg(20));
  expect(await widthOf(infos, 'b.svg')).toBe(20);
});

test('an image of the same size, time and inode is inspected again when it was written', async () => {
  const infos = new ImageInfos();
  utimesSync(file, 1_772_352_000, 1_772_352_000);
  await widthOf(infos);
  const { atime, mtime, ino, ctimeMs, size } = statSync(file);
  // In place, and with the time of the original, as an optimizer does. Clocks of file systems tick in milliseconds.
  await vi.waitFor(() => {
    writeFileSync(file, svg(20));
    utimesSync(file, atime, mtime);
    expect(statSync(file).ctimeMs).toBeGreaterThan(ctimeMs);
  });
  expect(statSync(file)).toMatchObject({ ino, mtime, size });
  expect(await widthOf(infos)).toBe(20);
});
