import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startArchive } from './server.ts';

const Bucket = 'leads';
let folder: string;
let server: Awaited<ReturnType<typeof startArchive>>;
let client: S3Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  server = await startArchive(folder, () => undefined);
  client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
});
afterAll(async () => {
  client.destroy();
  await server.close();
  await rm(folder, { recursive: true });
});

const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket, Key, Body }));
const get = async (Key: string) =>
  (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

test('a key cannot leave the folder', async () => {
  await expect(put('../../outside', 'x')).rejects.toThrow();
  await put('a/..b/c', 'x');
  expect(await get('a/..b/c')).toBe('x');
  expect((await readdir(folder)).filter((name) => name.includes('..'))).toEqual(['a%2F..b%2Fc']);
});

test('replaced versions are listed by prefix, and can be read', async () => {
  for (const [key, body] of [
    ['a', 'one'],
    ['a', 'two'],
    ['b', 'three'],
  ] as const)
    await put(`versions/${key}`, body);
  const { Versions = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket, Prefix: 'versions/a' }),
  );
  expect(Versions.map(({ IsLatest }) => IsLatest)).toEqual([true, false]);
  const VersionId = Versions[1]?.VersionId;
  const before = await client.send(new GetObjectCommand({ Bucket, Key: 'versions/a', VersionId }));
  expect(await before.Body?.transformToString()).toBe('one');
});

test('unsupported requests are errors', async () => {
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'x' }))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 501 },
  });
});
