import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startArchive } from '../local/archive/server.ts';
import type { LocalServer } from '../local/http.ts';
import { ConditionFailed, type ObjectStore } from './object-store.ts';
import { jsonHeaders } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let server: LocalServer;
let client: S3Client;
let store: ObjectStore;
/** Number of conflicts still to be returned. */
let conflicts = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-store-'));
  server = await startArchive(folder, () => ((conflicts -= 1) >= 0 ? 'conflict' : undefined));
  client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  store = createS3Store(client, 'pages');
});
afterAll(async () => {
  client.destroy();
  await server.close();
  await rm(folder, { recursive: true });
});

const put = (text: string, condition?: Parameters<ObjectStore['put']>[3]) =>
  store.put('.lock.json', Buffer.from(text), jsonHeaders, condition);

test('writes conditionally, reads with the ETag, lists and removes an object', async () => {
  expect(await store.read('.lock.json')).toBeUndefined();
  const tag = await put('one', { absent: true });
  await expect(put('two', { absent: true })).rejects.toThrow(ConditionFailed);
  expect(await store.read('.lock.json')).toEqual({ body: Buffer.from('one'), tag });
  const next = await put('two', { tag });
  await expect(put('three', { tag })).rejects.toThrow(ConditionFailed);
  expect([...(await store.list('.lo'))]).toEqual([['.lock.json', next]]);
  await store.remove('.lock.json');
  expect((await store.list('')).size).toBe(0);
});

test('a conflicting write is retried a few times', async () => {
  conflicts = 3;
  const tag = await put('one');
  expect((await store.read('.lock.json'))?.tag).toBe(tag);
  conflicts = 100;
  await expect(put('two')).rejects.toThrow('There was a conflicting operation');
  conflicts = 0;
});
