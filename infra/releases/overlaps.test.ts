import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseFactor } from '../../tests/support/sample.ts';
import { Bucket } from '../test/cloud/bucket.ts';
import { SimulatedSite, useVersions, type Version } from '../test/cloud/simulated-site.ts';
import { missedBy, visitAt } from '../test/cloud/visitor.ts';
import { moved, newer, older, pageOf, siteOf } from '../test/cloud/versions.ts';
import { ConditionFailed } from '../publish/object-store.ts';
import { historyKey, lockKey } from './keys.ts';
import { withLock } from './lock.ts';
import { readActiveReleaseId } from './active-release.ts';
import { changeHistory, readHistory } from './history.ts';
import { readRecords } from './record.ts';
import { takeDown } from './takedown.ts';

let versions: Awaited<ReturnType<typeof useVersions>>;
let [first, second, third] = [] as unknown as [Version, Version, Version];

beforeAll(async () => {
  versions = await useVersions();
  first = await versions.write('first', older);
  second = await versions.write('second', newer, moved);
  third = await versions.write('third', siteOf('3c3c3c3c', ['/', '/about', '/contact'], moved), moved);
});
afterAll(() => versions.end());

/** Returns a seeded random generator with values from 0 to 1 (Mulberry32, public domain). */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/**
 * Two people publish at about the same time, over a network that is sometimes slow, sometimes silent for longer than
 * the lock waits, and sometimes down; then somebody publishes undisturbed.
 */
const overlap = async (seed: number) => {
  const random = randomFrom(seed);
  const seen: string[] = [];
  let isPeaceful = true;
  const look = async () => {
    seen.push(...(await missedBy(site.bucket.files, site.edge(random), [first.files])));
  };
  const site = new SimulatedSite(async (change) => {
    if (isPeaceful) return change();
    const luck = random();
    if (luck < 0.01) throw new Error('the connection is gone');
    if (luck < 0.02) await sleep(100);
    else if (luck < 0.3) await sleep(1);
    change();
    if (luck > 0.9) await look();
  });
  await site.publish(first);
  site.keys.settle();
  isPeaceful = false;
  const start = async (version: Version) => {
    await sleep(random() * 30);
    await site.publish(version);
  };
  const ends = await Promise.allSettled([start(second), start(third)]);
  isPeaceful = true;
  // Whatever the result: one complete release with its redirects is active for all visitors.
  site.keys.settle();
  const live = await readActiveReleaseId(site.stores.keys);
  const records = await readRecords(site.stores.store);
  const shown = records.find(({ id }) => id === live);
  const version = [first, second, third].find(({ built }) => built.digest === shown?.digest);
  const edge = site.edge();
  const mixed: string[] = version ? [] : ['nothing is shown'];
  for (const [path, text] of Object.entries(version?.files ?? {})) {
    if (!path.endsWith('index.html')) continue;
    const route = `/${path.replace(/\/?index\.html$/, '')}`;
    const { body } = await visitAt(site.bucket.files, edge, route);
    const meant = text.includes('http-equiv="refresh"') ? pageOf(version?.files ?? {}, '/contact') : text;
    if (body !== meant) mixed.push(`${route} is of another release`);
  }
  const open = version ? [first.files, version.files] : [first.files];
  mixed.push(...seen, ...(await missedBy(site.bucket.files, edge, open)));
  return { mixed, done: ends.filter(({ status }) => status === 'fulfilled').length };
};

const pairs = 10 * caseFactor;

test('pairs of overlapping publications never leave a mixed site', async () => {
  const outcomes = [];
  // In batches, because each run mostly waits.
  for (let from = 0; from < pairs; from += 10)
    outcomes.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => overlap(from + index)))));
  const mixed = outcomes.filter((outcome) => outcome.mixed.length > 0);
  expect(mixed.map((outcome) => outcome.mixed)).toEqual([]);
  // Many pairs did overlap: one of the two was rejected.
  expect(outcomes.filter(({ done }) => done === 1).length).toBeGreaterThan(pairs / 5);
});

test('reports the lock owner, and takes over a lock without heartbeat', async () => {
  const bucket = new Bucket();
  const printed: string[] = [];
  const options = { by: 'Ann', what: 'a deployment of v1', print: (line: string) => void printed.push(line) };
  const slow = { renewMs: 10, staleMs: 60 };
  const refused = await withLock(bucket.store(), { ...options, pauses: slow }, () =>
    withLock(bucket.store(), { ...options, by: 'Bob', pauses: slow }, async () => 'both').catch(
      (error: unknown) => String(error),
    ),
  );
  expect(refused).toMatch(/Nothing was changed: a deployment of v1 by Ann has been running since /);
  bucket.files[lockKey] = JSON.stringify({
    holder: 'x',
    by: 'Eve',
    what: 'a deployment of v0',
    since: 'noon',
    beat: 3,
  });
  expect(await withLock(bucket.store(), { ...options, pauses: slow }, async () => 'done')).toBe('done');
  expect(printed.at(-1)).toBe('It was interrupted; continuing.');
  expect(JSON.parse(bucket.files[lockKey] ?? '')).toEqual({});
});

test('a lost response does not lose the lock', async () => {
  const bucket = new Bucket();
  const store = bucket.store();
  let losesAnswer = false;
  const lossy: typeof store = {
    ...store,
    put: async (...write) => {
      const tag = await store.put(...write);
      if (losesAnswer) throw new Error('the connection is gone');
      return tag;
    },
  };
  const options = { by: 'Ann', what: 'a deployment', print: () => undefined };
  await withLock(lossy, options, async (lock) => {
    losesAnswer = true;
    await expect(lock.hold()).rejects.toThrow('the connection is gone');
    losesAnswer = false;
    await lock.hold();
  });
  expect(bucket.files[lockKey]).toBe('{}');
});

test('a process that was suspended too long changes nothing', async () => {
  const bucket = new Bucket();
  const options = { by: 'Ann', what: 'a deployment', print: () => undefined };
  await expect(
    withLock(bucket.store(), options, async (lock) => {
      bucket.files[lockKey] = JSON.stringify({ holder: 'another' });
      await lock.hold();
    }),
  ).rejects.toThrow('did not renew its lock in time');
  expect(bucket.files[lockKey]).toContain('another');
});

test('a suspended publication does not overwrite a takedown in the history', async () => {
  const site = new SimulatedSite();
  await site.publish(first);
  const { store } = site.stores;
  const pauses = { renewMs: 10, staleMs: 60 };
  const picture = { file: 'floor.jpg', keys: ['media/floor-1a2b3c4d-640.avif'], by: 'Bob' };
  const takedown = () =>
    withLock(store, { by: 'Bob', what: 'a takedown', print: () => undefined, pauses }, (lock) =>
      takeDown(site.stores.store, picture, lock),
    );
  // Nothing that a suspended process sends reaches the bucket, not even heartbeats.
  let suspended: Promise<void> | undefined;
  const suspends = {
    ...store,
    put: async (...args: Parameters<typeof store.put>) => {
      if (args[0] === historyKey) suspended ??= takedown();
      await suspended;
      return store.put(...args);
    },
  };
  await expect(site.publish(second, undefined, { ...site.stores, store: suspends })).rejects.toThrow(
    'another one has taken the lock',
  );
  expect((await readHistory(store)).takedowns).toEqual([expect.objectContaining(picture)]);
  await site.publish(third);
  expect((await readHistory(store)).takedowns).toHaveLength(1);
});

test('a history write with a lost response is applied once', async () => {
  const bucket = new Bucket();
  const store = bucket.store();
  let losesAnswer = true;
  const lossy = {
    ...store,
    put: async (...args: Parameters<typeof store.put>) => {
      const tag = await store.put(...args);
      if (losesAnswer) throw ((losesAnswer = false), new ConditionFailed(args[0]));
      return tag;
    },
  };
  const lock = { hold: async () => undefined };
  const move = { at: '2026-03-01T17:00:00Z', id: 'r1', by: 'Ann' };
  await changeHistory(lossy, lock, (history) => ({ ...history, moves: [...history.moves, move] }));
  expect((await readHistory(store)).moves).toEqual([move]);
});
