import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SimulatedSite, useFourVersions, type Version } from '../test/cloud/simulated-site.ts';
import { visitAt } from '../test/cloud/visitor.ts';
import { invalidationPaths } from './takedown.ts';
import { withLock } from './lock.ts';
import { prune } from './prune.ts';
import { readRecords } from './record.ts';

let [first, second, third, fourth] = [] as unknown as [Version, Version, Version, Version];
let end: () => Promise<void>;
beforeAll(async () => {
  const used = await useFourVersions();
  [first, second, third, fourth] = used.versions;
  end = used.end;
});
afterAll(() => end());

test('old releases are pruned with their unshared files', async () => {
  const site = new SimulatedSite();
  const now = Date.now();
  const ids: string[] = [];
  for (const [seconds, version] of [first, second, third, fourth].entries()) {
    // Releases of one millisecond have no order.
    vi.setSystemTime(now + seconds * 1000);
    ids.push((await site.publish(version)).id);
  }
  const [id = ''] = ids;
  const options = { by: 'Ann', what: 'a deployment', print: () => undefined };
  const pruneInDays = (days: number) => {
    vi.setSystemTime(now + days * 86_400_000);
    const fallback = site.deployed.split(' ')[0] ?? '';
    return withLock(site.stores.store, options, (lock) =>
      prune(site.stores, { fallback, keeping: { count: 3, days: 30 }, lock }),
    ).finally(() => vi.useRealTimers());
  };
  expect(await pruneInDays(29)).toBe(0);
  expect(await pruneInDays(31)).toBe(1);
  expect((await readRecords(site.stores.store)).map((record) => record.id)).not.toContain(id);
  const left = Object.keys(site.bucket.files);
  expect(left.filter((key) => key.includes('1a1a1a1a') || key.startsWith(`.releases/${id}`))).toEqual([]);
});

test('many images are invalidated with one wildcard path', () => {
  expect(
    invalidationPaths([
      'media/hall-1a2b3c4d-640.avif',
      'media/hall-1a2b3c4d-320.webp',
      'media/plan-1a2b3c4d.svg',
    ]),
  ).toEqual(['/media/hall-1a2b3c4d*', '/media/plan-1a2b3c4d*']);
  expect(
    invalidationPaths(Array.from({ length: 16 }, (_, index) => `media/share-${index}-1a2b3c4d.jpg`)),
  ).toEqual(['/media/*']);
});

test('an incomplete release is not activated', async () => {
  const site = new SimulatedSite();
  const { id } = await site.publish(first);
  await site.publish(second);
  await site.bucket.remove('assets/shell-1a1a1a1a.js');
  await expect(site.rollback(id)).rejects.toThrow(
    'is incomplete (assets/shell-1a1a1a1a.js is missing); the active release is unchanged',
  );
  expect((await visitAt(site.bucket.files, site.edge(), '/')).body).toBe(second.files['index.html']);
});
