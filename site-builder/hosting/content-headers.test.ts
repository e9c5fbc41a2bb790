import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonHeaders } from '../../infra/publish/object-store.ts';
import { readBuiltSite } from '../../infra/releases/built-site.ts';
import { marker, markerText, readBuiltFolder } from '../output/marker.ts';
import { headersForKey } from './content-headers.ts';

test('hashed files are cached for a year, others are revalidated', () => {
  expect(headersForKey('assets/loader-1a.js')).toEqual({
    contentType: 'text/javascript; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(headersForKey('about/index.html')).toEqual({
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=0, must-revalidate',
  });
  expect(headersForKey('data/about.bin').contentType).toBe('application/octet-stream');
});

test('a release has the headers of the preview server, also for the keys that only the bucket has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const page = JSON.stringify({ page: { route: '/', title: 'Home' } });
  const texts = { 'index.html': '', '404.html': '', 'assets/a-1.js': '', 'data/home.json': page };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, marker), markerText({ files: [...Object.keys(texts), '_headers'], kept: [] }));
  const { headers, shared } = await readBuiltSite(readBuiltFolder(folder), {});
  rmSync(folder, { recursive: true });
  const revision = Object.keys(shared).find((key) => key.startsWith('assets/data/home.'));
  const keys = [...Object.keys(texts), revision ?? ''];
  expect(headers).toEqual(Object.fromEntries(keys.map((key) => [key, headersForKey(key)])));
  expect(jsonHeaders).toEqual(headersForKey('.lock.json'));
});
