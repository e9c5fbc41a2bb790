import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFolderError, findOutputFolderError } from './validate-output-folder.ts';

let scratch: string;
const at = (name: string): string => join(scratch, name);
const put = (...names: string[]): void => {
  for (const name of names) {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), '{}');
  }
};

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'out-'));
  put('letter.txt', 'site/pages/home.yaml', 'site/.cache/store/x');
  put('wordpress/index.php', 'wordpress/sitemap.xml', 'hugo/index.html', 'hugo/404.html', 'shop/.site.json');
  symlinkSync(at('hugo'), at('link'));
  symlinkSync(at('site/pages'), at('to-pages'));
  symlinkSync(at('nowhere'), at('dangling'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

const isForeign = 'contains files that were not written by a build';
const folders: [path: string, reason: string][] = [
  ['letter.txt', 'is a file or inside of one'],
  ['letter.txt/dist', 'is a file or inside of one'],
  ['site', 'contains the folder of the documents'],
  ['site/pages', 'is inside of the folder of the documents'],
  ['site/pages/dist', 'is inside of the folder of the documents'],
  ['to-pages/dist', 'is inside of the folder of the documents'],
  ['site/.cache', 'contains the folder of --cache'],
  ['dangling', 'cannot be written to (ENOENT)'],
  ['wordpress', isForeign],
  ['hugo', isForeign],
  ['link', isForeign],
  // A tool with a file of the name of the marker.
  ['shop', isForeign],
];

test.each(folders)('a site is not written to %s: it %s', async (path, reason) => {
  const others = {
    'the folder of the documents': at('site/pages'),
    'the folder of --cache': at('site/.cache/store'),
  };
  const before = readdirSync(scratch, { recursive: true });
  expect(await findOutputFolderError(at(path), others)).toContain(reason);
  expect(readdirSync(scratch, { recursive: true })).toEqual(before);
});

test('a folder needs a name, and a file system with write access', async () => {
  expect(await findFolderError('')).toBe('is not the name of a folder');
  expect(await findFolderError(at('new/folder'))).toBeUndefined();
  if (process.platform === 'linux')
    expect(await findFolderError('/proc/dist/site')).toMatch(/^cannot be written to/);
});
