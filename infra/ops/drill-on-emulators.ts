import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { startArchive } from '../local/archive/server.ts';
import { createS3Store } from '../publish/s3-store.ts';
import type { BuiltSite } from '../releases/built-site.ts';
import type { KeyStore } from '../releases/key-store.ts';
import { notFoundKey } from '../releases/keys.ts';
import { withLock } from '../releases/lock.ts';
import { defaultRetention } from '../releases/prune.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { plannedRelease, readRecords } from '../releases/record.ts';
import { restoreObjects } from '../releases/restore.ts';
import { runDrill, type DrillTarget } from './restore-drill.ts';

const createKeys = (): KeyStore => {
  const values = new Map<string, string>();
  return {
    tag: async () => '',
    get: async (key) => values.get(key),
    keys: async () => [...values.keys()],
    update: async (_, { puts = {}, deletes = [] }) => {
      for (const [key, value] of Object.entries(puts)) values.set(key, value);
      for (const key of deletes) values.delete(key);
    },
  };
};

/** A site of two pages and a script. */
const built = (): BuiltSite => {
  const hash = (path: string) => createHash('md5').update(path).digest('hex');
  const script = 'assets/script-1a2b3c4d.js';
  const documents = Object.fromEntries(['index.html', notFoundKey].map((path) => [path, hash(path)]));
  const read = async (path: string) => Buffer.from(path);
  return { read, digest: 'drill', documents, shared: { [script]: script }, headers: {}, pages: {} };
};

/** Runs the drill on emulators, which need no account: a versioned S3 bucket, and a key value store in memory. */
export const drillOnEmulators = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })];
  const bucket = async (name: string) => {
    const server = await startArchive(join(folder, name), () => undefined);
    closing.unshift(server.close);
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const settings = { endpoint: server.url, region: 'us-east-1', forcePathStyle: true, credentials };
    return createS3Store(new S3Client(settings), name);
  };
  const publish = async ({ pages: store, keys }: Pick<DrillTarget, 'pages' | 'keys'>): Promise<void> => {
    await restoreObjects(store);
    const facts = { by: 'drill', version: 'drill', headers: {}, redirects: { '/old': '/' } };
    const record = plannedRelease(await readRecords(store), built(), facts);
    const print = () => undefined;
    await withLock(store, { by: 'drill', what: 'a drill', print }, (lock) =>
      publishRelease(
        { store, built: built(), record, by: 'drill', lock, keeping: defaultRetention, print },
        async () => ({ keys, fallback: record.id }),
      ),
    );
  };
  const create = async (name: string) => {
    const stores = { pages: await bucket(name), keys: createKeys() };
    await publish(stores);
    return stores;
  };
  try {
    const stores = await create('pages');
    const republish = () => publish(stores);
    const archive = await bucket('archive');
    await runDrill({ ...stores, archive, republish, recreate: () => create('recreated') }, console.log);
  } finally {
    for (const close of closing) await close();
  }
};
