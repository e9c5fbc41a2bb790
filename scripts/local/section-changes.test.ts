import { once } from 'node:events';
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

/** Waits until exactly these files were reported. */
const reporting = async (...names: string[]) => {
  const expected = names.map(
    (name) =>
      `${folder}/${name} has changed. Stop the site with Ctrl+C and start it again, so that the check and the Studio use the change.`,
  );
  await expect.poll(() => messages.toSorted(), { timeout: 15_000 }).toEqual(expected);
  messages.length = 0;
};

test('changed, new and deleted schemas are reported once, also after the folder was removed', async () => {
  put('menu.ts', '2');
  put('hours.ts', '1');
  await reporting('hours.ts', 'menu.ts');
  rmSync(folder, { recursive: true });
  await reporting('hours.ts', 'menu.ts');
  mkdirSync(folder);
  put('menu.ts', '3');
  await reporting('menu.ts');
});

test('changes of components and tests are not reported', async () => {
  put('menu.tsx', '2');
  put('menu.test.ts', '2');
  await once(watcher, 'change');
  expect(messages).toEqual([]);
});
