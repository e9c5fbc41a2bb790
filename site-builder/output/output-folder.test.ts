import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLock } from './folder-lock.ts';
import { marker, unfinishedPrefix } from './marker.ts';
import { findOutputFolderError } from './validate-output-folder.ts';
import { OutputFolder } from './output-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text = ''): void => writeFileSync(join(folder, name), text);

const fill = async (text: string): Promise<void> => {
  const out = await OutputFolder.open(folder);
  out.write('index.html', text);
  out.write(`${text}/index.html`, text);
  await out.publish();
  await out.close();
};

test('contains the files of the last build and the marker', async () => {
  await fill('one');
  await fill('two');
  expect(readdirSync(folder).sort()).toEqual([marker, 'index.html', 'two']);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('two');
});

test('a failed or killed build does not change the site, and the next one removes its temporary files', async () => {
  await fill('one');
  const failed = await OutputFolder.open(folder);
  failed.write('index.html', 'half');
  await failed.close();
  expect(readdirSync(folder).sort()).toEqual([marker, 'index.html', 'one']);
  mkdirSync(join(folder, `${unfinishedPrefix}of-a-killed-one`));
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('one');
  await fill('two');
  expect(readdirSync(folder).sort()).toEqual([marker, 'index.html', 'two']);
});

test('a build fails if its folder was removed or locked by another one', async () => {
  const out = await OutputFolder.open(folder);
  out.write('index.html', 'one');
  for (const name of readdirSync(folder).filter(isLock)) rmSync(join(folder, name));
  await expect(out.publish()).rejects.toThrow('build again');
  await out.close();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

test('accepts a folder that is empty, locked, or from a killed build or an older version', async () => {
  expect(await findOutputFolderError(folder, {})).toBeUndefined();
  const out = await OutputFolder.open(folder);
  out.write('index.html', 'one');
  expect(await findOutputFolderError(folder, {})).toBeUndefined();
  await out.close();
  put('index.html');
  expect(await findOutputFolderError(folder, {})).toContain(
    'contains files that were not written by a build',
  );
  put('.site.json', '{"url":"https://a.test","headers":{},"redirects":{}}');
  expect(await findOutputFolderError(folder, {})).toBeUndefined();
  await fill('two');
  expect(readdirSync(folder).sort()).toEqual([marker, 'index.html', 'two']);
});
