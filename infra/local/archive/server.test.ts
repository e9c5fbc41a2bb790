import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
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

test('the last object that was put under a key is returned', async () => {
  await put('leads/2026/01/02/ä b&c.json', '{"a":"é"}');
  await put('leads/2026/01/02/ä b&c.json', '{"a":"ü"}');
  expect(await get('leads/2026/01/02/ä b&c.json')).toBe('{"a":"ü"}');
});

test('a key cannot leave the folder', async () => {
  await expect(put('../../outside', 'x')).rejects.toThrow();
  await put('a/..b/c', 'x');
  expect(await get('a/..b/c')).toBe('x');
  expect((await readdir(folder)).filter((name) => name.includes('..'))).toEqual(['a%2F..b%2Fc']);
});

test('keys are listed by prefix in order', async () => {
  for (const name of ['c', 'a', 'bb']) await put(`list/${name}`, name);
  const found = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/' }));
  expect(found.IsTruncated).toBe(false);
  expect(found.Contents?.map(({ Key }) => Key)).toEqual(['list/a', 'list/bb', 'list/c']);
  expect((await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'none/' }))).Contents).toBeUndefined();
});

test('replaced and deleted versions are listed and can be deleted', async () => {
  await put('versions/a', 'one');
  await put('versions/a', 'two');
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'versions/a' }));
  await put('versions/b', 'three');
  const list = () => client.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'versions/' }));
  const { DeleteMarkers = [], Versions: versions = [] } = await list();
  expect([DeleteMarkers.length, versions.map(({ Key, IsLatest }) => [Key, IsLatest])]).toEqual([
    1,
    [
      ['versions/a', false],
      ['versions/a', false],
      ['versions/b', true],
    ],
  ]);
  const bodies = versions.map(async ({ Key, VersionId }) =>
    (await client.send(new GetObjectCommand({ Bucket, Key, VersionId }))).Body?.transformToString(),
  );
  expect(await Promise.all(bodies)).toEqual(['two', 'one', 'three']);
  for (const { Key, VersionId } of [...versions, ...DeleteMarkers])
    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
  const left = await list();
  expect([left.Versions, left.DeleteMarkers]).toEqual([undefined, undefined]);
});

test('unsupported requests are errors', async () => {
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'x' }))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 501 },
  });
});
