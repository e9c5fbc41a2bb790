import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseFactor } from '../../tests/support/sample.ts';
import { Bucket } from '../test/cloud/bucket.ts';
import { overlap } from '../test/cloud/overlap.ts';
import { useFourVersions, type Version } from '../test/cloud/simulated-site.ts';
import { ConditionFailed } from '../publish/object-store.ts';
import { lockKey } from './keys.ts';
import { withLock } from './lock.ts';
import { changeHistory, readHistory } from './history.ts';

let versions: Version[];
let end: () => Promise<void>;
/** The first trials of `npm run site -- bench releases`. */
const trials = 3 * caseFactor;

beforeAll(async () => {
  ({ versions, end } = await useFourVersions());
});
afterAll(() => end());

test('overlapping operations whose processes crash or are suspended leave a complete site', async () => {
  let crashed = 0;
  for (let seed = 0; seed < trials; seed += 1) {
    const trial = await overlap(versions, seed);
    expect([seed, trial.problems]).toEqual([seed, []]);
    crashed += trial.crashed;
  }
  expect(crashed).toBeGreaterThan(0);
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
