import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { headersForKey } from '../../site-builder/hosting/content-headers.ts';
import { Bucket } from '../test/cloud/bucket.ts';
import { previewName, publishPreview, removePreview } from './publish.ts';

test('a preview replaces the files of the previous push and leaves other previews alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), 'new home');
  const bucket = new Bucket();
  Object.assign(bucket.files, { 'pr-7/index.html': 'home', 'pr-7/about.html': '', 'pr-77/index.html': '' });
  expect(await publishPreview(bucket.store(), '7', folder, headersForKey)).toBe(1);
  expect(bucket.files).toEqual({ 'pr-7/index.html': 'new home', 'pr-77/index.html': '' });
  expect(await removePreview(bucket.store(), '7')).toBe(1);
  expect(bucket.files).toEqual({ 'pr-77/index.html': '' });
});

test.each(['', '0', '012', '-1', '1e3', '12/../13', '99999999999'])(
  '%j is not the number of a pull request',
  (number) => expect(() => previewName(number)).toThrow('is not the number of a pull request'),
);
