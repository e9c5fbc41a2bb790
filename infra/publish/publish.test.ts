import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalServer } from '../local/http.ts';
import { startArchive } from '../local/archive/server.ts';
import { immutable, missingFrom, newer, older, withoutTools, type Files } from '../test/cloud/versions.ts';
import { headersOf } from './headers.ts';
import type { ObjectStore } from './object-store.ts';
import { publish, publishAhead } from './publish.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let server: LocalServer;
let client: S3Client;
let store: ObjectStore;

const built = async (name: string, files: Files): Promise<string> => {
  const root = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
};

const bucket = () => join(folder, 'bucket');
const published = async (): Promise<Files> => {
  const names = await readdir(bucket());
  const entries = names.map(
    async (name) => [decodeURIComponent(name), await readFile(join(bucket(), name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
};

const missing = async (held: Files): Promise<string[]> => missingFrom(held, await published());

/** A store that is looked at before and after every change, and that may break down. */
const watched = (look: () => Promise<void>, changesLeft = Infinity): ObjectStore => {
  let left = changesLeft;
  const around = async (change: () => Promise<void>) => {
    await look();
    if (left === 0) throw new Error('the connection is gone');
    left -= 1;
    await change();
    await look();
  };
  return {
    list: store.list,
    put: (key, body, headers) => around(() => store.put(key, body, headers)),
    remove: (key) => around(() => store.remove(key)),
  };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  server = await startArchive(bucket(), () => undefined);
  client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  store = createS3Store(client, 'pages');
});
afterEach(async () => {
  client.destroy();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('publishing', () => {
  test('an empty bucket holds the site afterwards, without the files of the tools', async () => {
    const dist = await built('older', older);
    expect(await publish(dist, store)).toEqual({ assets: 3, documents: 5, removed: 0 });
    expect(await published()).toEqual(withoutTools(older));
    expect(await publish(dist, store)).toEqual({ assets: 0, documents: 0, removed: 0 });
  });

  test('at every moment of a deployment and of a rollback old and new pages find all their files', async () => {
    const first = await built('older', older);
    const second = await built('newer', newer);
    await publish(first, store);
    const seen: string[][] = [];
    const look = (held: Files) => async () => void seen.push(await missing(held));
    expect(await publish(second, watched(look(older)))).toEqual({ assets: 3, documents: 5, removed: 1 });
    expect(await published()).toEqual(withoutTools({ ...immutable(older), ...newer }));
    expect(await publish(first, watched(look(newer)))).toEqual({ assets: 0, documents: 5, removed: 1 });
    expect(await published()).toEqual(withoutTools({ ...immutable(newer), ...older }));
    expect(seen.length).toBe(2 * (9 + 6));
    expect(seen.flat()).toEqual([]);
  });

  test('an interruption at any change leaves the site whole, and publishing again finishes it', async () => {
    const first = await built('older', older);
    const second = await built('newer', newer);
    for (let changes = 0; changes < 9; changes += 1) {
      await rm(bucket(), { recursive: true });
      await mkdir(bucket());
      await publish(first, store);
      await expect(
        publish(
          second,
          watched(async () => undefined, changes),
        ),
      ).rejects.toThrow('the connection is gone');
      expect(await missing(older)).toEqual([]);
      await publish(second, store);
      expect(await published()).toEqual(withoutTools({ ...immutable(older), ...newer }));
    }
  });

  test('what is published ahead is what nobody asks for yet', async () => {
    await publish(await built('older', older), store);
    await publishAhead(await built('newer', newer), store);
    expect(await published()).toEqual({
      ...withoutTools(older),
      ...immutable(newer),
      'contact/index.html': newer['contact/index.html'],
    });
  });

  test('the look at the store sees a file that is missing', async () => {
    await publish(await built('older', older), store);
    await store.remove('assets/shell-1a.js');
    expect(await missing({})).toContain('assets/shell-1a.js');
  });

  test('a folder that holds no site is refused before anything is changed', async () => {
    await publish(await built('older', older), store);
    const empty = await built('empty', { 'robots.txt': '' });
    await expect(publish(empty, store)).rejects.toThrow(
      `${empty} holds no built site: index.html or 404.html is missing`,
    );
    expect(await published()).toEqual(withoutTools(older));
  });

  test('progress is told', async () => {
    const lines: string[] = [];
    await publish(await built('older', older), store, (line) => lines.push(line));
    expect(lines).toEqual(['files: 3 of 3', 'new documents: 5 of 5']);
  });
});

test('files with a hash are kept for a year, all others are asked for each time', () => {
  expect(headersOf('assets/loader-1a.js')).toEqual({
    contentType: 'text/javascript; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(headersOf('about/index.html')).toEqual({
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=0, must-revalidate',
  });
  expect(headersOf('data/about.bin').contentType).toBe('application/octet-stream');
});
