import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startArchive } from './archive.ts';

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

test('an object that was put is got, and the last one that was put under a key counts', async () => {
  await put('leads/2026/01/02/ä b&c.json', '{"a":"é"}');
  await put('leads/2026/01/02/ä b&c.json', '{"a":"ü"}');
  expect(await get('leads/2026/01/02/ä b&c.json')).toBe('{"a":"ü"}');
});

test('an object that is missing or deleted is not found', async () => {
  await put('gone', 'x');
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));
  await expect(get('gone')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a key cannot leave the folder', async () => {
  await put('../../outside', 'x');
  expect(await get('../../outside')).toBe('x');
  expect((await client.send(new ListObjectsV2Command({ Bucket, Prefix: '..' }))).Contents?.length).toBe(1);
});

test('keys are listed by prefix, in order and a page at a time', async () => {
  for (const name of ['c', 'a', 'b']) await put(`list/${name}`, name);
  const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }));
  expect([first.IsTruncated, first.Contents?.map(({ Key }) => Key)]).toEqual([true, ['list/a', 'list/b']]);
  const ContinuationToken = first.NextContinuationToken;
  const second = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken }));
  expect([second.IsTruncated, second.Contents?.map(({ Key, Size }) => [Key, Size])]).toEqual([
    false,
    [['list/c', 1]],
  ]);
  expect((await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'none/' }))).Contents).toBeUndefined();
});

test('what the stand-in cannot do is an error', async () => {
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'x' }))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 501 },
  });
});
