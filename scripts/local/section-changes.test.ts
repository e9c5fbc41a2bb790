import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FolderWatcher } from '../../site-builder/dev/folder-watcher.ts';
import { watchSections } from './section-changes.ts';

let folder: string;
let watcher: FolderWatcher;
let messages: string[];
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'sections-')), 'sections');
  mkdirSync(folder);
  for (const name of ['menu.ts', 'menu.tsx', 'menu.test.ts']) put(name, '1');
  messages = [];
  watcher = await watchSections((message) => messages.push(message), folder);
});
afterEach(() => {
  watcher.close();
  rmSync(dirname(folder), { recursive: true });
});

test('changed, new and deleted schemas are reported, but no components and tests', async () => {
  for (const name of ['menu.ts', 'hours.ts', 'menu.tsx', 'menu.test.ts']) put(name, '2');
  const expected = ['hours.ts', 'menu.ts'].map(
    (name) =>
      `${folder}/${name} has changed. Stop the site with Ctrl+C and start it again, so that the check and the Studio use the change.`,
  );
  await expect.poll(() => messages.toSorted(), { timeout: 15_000 }).toEqual(expected);
  messages.length = 0;
  rmSync(folder, { recursive: true });
  await expect.poll(() => messages.toSorted(), { timeout: 15_000 }).toEqual(expected);
});
