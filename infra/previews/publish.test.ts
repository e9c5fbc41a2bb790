import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../tests/support/programs/run-command.ts';
import { startArchive } from '../local/archive/server.ts';
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

test('the command publishes and removes a preview, and publishes nothing of hostile files', async () => {
  const [folder = '', stored = ''] = await Promise.all(
    ['preview-', 'stored-'].map((name) => mkdtemp(join(tmpdir(), name))),
  );
  const bucket = await startArchive(stored, () => undefined);
  onTestFinished(async () => {
    await bucket.close();
    for (const one of [folder, stored]) await rm(one, { recursive: true });
  });
  const credentials = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', AWS_REGION: 'us-east-1' };
  const run = (...flags: string[]) =>
    runCommand(
      resolve('scripts/production/previews.ts'),
      ['--bucket', 'previews', '--number', '7', ...flags],
      { cwd: process.cwd(), env: { ...process.env, ...credentials, AWS_ENDPOINT_URL: bucket.url } },
    );
  await writeFile(join(folder, 'index.html'), 'home');
  expect(await run('--folder', folder)).toMatchObject({ out: 'Published 1 files as pr-7\n', status: 0 });
  await symlink('/etc/passwd', join(folder, 'about.html'));
  expect(await run('--folder', folder)).toMatchObject({
    out: expect.stringContaining('"about.html" is not a regular file'),
    status: 1,
  });
  expect(await run('--remove')).toMatchObject({ out: 'Removed 1 files from pr-7\n', status: 0 });
});
