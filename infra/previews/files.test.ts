import { spawnSync } from 'node:child_process';
import { link, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headersForKey } from '../../site-builder/hosting/content-headers.ts';
import { previewFiles, previewLimits, invalidNameReason } from './publish.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  await writeFile(join(folder, 'index.html'), 'home');
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  '/etc/passwd.txt',
  '../index.html',
  'a/../../index.html',
  './index.html',
  'a//index.html',
  '.hosting.json',
  'C:\\index.html',
  'a b.html',
  'pr-8/index.html\u0000.js',
  'a\u202ehtml.js',
  '$(id).html',
  '..\\pr-8\\index.html',
  'run.sh',
  'index.htm',
  'index',
  'constructor',
  'a.constructor',
  `${'a'.repeat(previewLimits.characters)}.html`,
])('%j is rejected', (name) => expect(invalidNameReason(name, headersForKey)).toBeDefined());

test.each([
  'index.html',
  'data/about.json',
  'assets/shell-B_x1.js',
  'media/Old-Hall.2-640.avif',
  'robots.txt',
  // An image whose name has no character that is allowed in a URL.
  'media/--0f1e2d3c-640.avif',
])('%s is accepted', (name) => expect(invalidNameReason(name, headersForKey)).toBeUndefined());

test('only regular files are accepted', async () => {
  await mkdir(join(folder, 'about'));
  await writeFile(join(folder, 'about/index.html'), 'about');
  expect(Object.keys((await previewFiles(folder, headersForKey)).files)).toEqual([
    'about/index.html',
    'index.html',
  ]);
  await link(join(folder, 'index.html'), join(folder, 'same.html'));
  await expect(previewFiles(folder, headersForKey)).rejects.toThrow('is a link to another file');
  await rm(join(folder, 'same.html'));
  await symlink('/etc/passwd', join(folder, 'passwd.html'));
  await expect(previewFiles(folder, headersForKey)).rejects.toThrow('"passwd.html" is not a regular file');
  await rm(join(folder, 'passwd.html'));
  spawnSync('mkfifo', [join(folder, 'pipe.html')]);
  await expect(previewFiles(folder, headersForKey)).rejects.toThrow(
    '"pipe.html" is not a regular file. Nothing was uploaded.',
  );
});

test('files that are too large are rejected before they are read', async () => {
  await writeFile(join(folder, 'big.txt'), '');
  await truncate(join(folder, 'big.txt'), previewLimits.bytesOfOne + 1);
  await expect(previewFiles(folder, headersForKey)).rejects.toThrow('"big.txt" has more than 10000000 bytes');
  await truncate(join(folder, 'big.txt'), previewLimits.bytesOfOne);
  for (let more = 0; more < previewLimits.bytesOfAll / previewLimits.bytesOfOne; more += 1) {
    await writeFile(join(folder, `b${more}.txt`), '');
    await truncate(join(folder, `b${more}.txt`), previewLimits.bytesOfOne);
  }
  await expect(previewFiles(folder, headersForKey)).rejects.toThrow('have more than 300000000 bytes');
});

test('a folder without a home page is rejected', async () => {
  await rm(join(folder, 'index.html'));
  await expect(previewFiles(folder, headersForKey)).rejects.toThrow('it has no index.html');
});
