import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SimulatedSite, useVersions, type Version } from '../test/cloud/simulated-site.ts';
import { missedBy, visitAt } from '../test/cloud/visitor.ts';
import { moved, newer, older, pageOf, siteOf } from '../test/cloud/versions.ts';
import { sharedFiles } from './publish-release.ts';
import { findPicture, takeDown, invalidationPaths } from './takedown.ts';
import { withLock } from './lock.ts';
import { prune } from './prune.ts';
import { readRecords } from './record.ts';

let versions: Awaited<ReturnType<typeof useVersions>>;
let first: Version;
let second: Version;
let third: Version;

beforeAll(async () => {
  versions = await useVersions();
  first = await versions.write('first', older);
  second = await versions.write('second', newer, moved);
  // The page `about` is removed, and one is new.
  const redirects = { ...moved, '/about': '/' };
  third = await versions.write(
    'third',
    siteOf('3c3c3c3c', ['/', '/contact', '/stairs'], redirects),
    redirects,
  );
});
afterAll(() => versions.end());

/**
 * A site whose changes are observed by visitors: each with an open tab, at an edge location that knows all, some or
 * none of the changes.
 */
const watchedSite = (edges = [() => 0, () => 1, Math.random]) => {
  let tabs: Version[] = [];
  const seen: string[] = [];
  let looks = 0;
  let taken: string[] = [];
  const look = async () => {
    const held = tabs.map(({ files }) => files);
    for (const edge of edges.map((random) => site.edge(random)))
      seen.push(...(await missedBy(site.bucket.files, edge, held, { taken })));
    looks += 1;
  };
  const site = new SimulatedSite(async (change) => {
    if (tabs.length > 0) await look();
    change();
    if (tabs.length > 0) await look();
  });
  return {
    site,
    seen,
    looks: () => looks,
    open: (...open: Version[]) => void (tabs = open),
    take: (keys: string[]) => void (taken = keys),
  };
};

/** Returns the version of a page that a visitor at an edge location gets. */
const shownAt = async (site: SimulatedSite, random?: () => number): Promise<string> => {
  const { body } = await visitAt(site.bucket.files, site.edge(random), '/');
  return [first, second, third].find(({ files }) => pageOf(files, '') === body)?.built.digest ?? body;
};

describe('open tabs of the current and the two previous releases find all files', () => {
  test('at every moment of publications and rollbacks', async () => {
    const { site, seen, looks, open } = watchedSite();
    const a = await site.publish(first);
    site.keys.settle();
    // Nobody has a tab of a release that is not active yet.
    open(first);
    await site.publish(second);
    site.keys.settle();
    open(first, second);
    const c = await site.publish(third);
    open(first, second, third);
    site.keys.settle();
    await site.rollback(a.id);
    expect(await shownAt(site)).toBe(first.built.digest);
    site.keys.settle();
    await site.rollback(c.id);
    expect(await shownAt(site)).toBe(third.built.digest);
    expect(looks()).toBeGreaterThan(100);
    expect(seen).toEqual([]);
  });

  test('if old releases are pruned with their unshared files', async () => {
    const { site, seen, open } = watchedSite();
    const a = await site.publish(first);
    await site.publish(second);
    await site.publish(third);
    const fourth = await versions.write('fourth', siteOf('4d4d4d4d', ['/', '/contact'], moved), moved);
    await site.publish(fourth);
    open(second, third, fourth);
    site.keys.settle();
    const options = { by: 'Ann', what: 'a deployment', print: () => undefined };
    const now = Date.now();
    const pruneInDays = (days: number) => {
      vi.setSystemTime(now + days * 86_400_000);
      const fallback = site.deployed.split(' ')[0] ?? '';
      return withLock(site.stores.store, options, (lock) =>
        prune(site.stores, { fallback, keeping: { count: 3, days: 30 }, lock }),
      ).finally(() => vi.useRealTimers());
    };
    expect(await pruneInDays(29)).toBe(0);
    expect(await pruneInDays(31)).toBe(1);
    expect((await readRecords(site.stores.store)).map(({ id }) => id)).not.toContain(a.id);
    expect(Object.keys(site.bucket.files).filter((key) => key.includes('1a1a1a1a'))).toEqual([]);
    expect(Object.keys(site.bucket.files).filter((key) => key.startsWith(`.releases/${a.id}`))).toEqual([]);
    expect(seen).toEqual([]);
  });

  test('if an image is removed from all current and future releases', async () => {
    const { site, seen, open, take } = watchedSite();
    const a = await site.publish(first);
    const b = await site.publish(second);
    site.keys.settle();
    const records = await readRecords(site.stores.store);
    const found = findPicture(records, await sharedFiles(site.stores.store), 'floor.jpg');
    expect(found.keys).toContain('media/floor-1a1a1a1a-640.avif');
    expect(found.keys).toContain('media/share-about-2b2b2b2b.jpg');
    expect(found.naming.map(({ id, pages }) => [id, pages.toSorted()])).toEqual([
      [b.id, ['/', '/about', '/contact', '/not-found']],
      [a.id, ['/', '/about', '/not-found', '/visit']],
    ]);
    take(found.keys);
    open(first, second);
    const options = { by: 'Ann', what: 'a takedown', print: () => undefined };
    await withLock(site.stores.store, options, (lock) =>
      takeDown(site.stores, { file: 'floor.jpg', keys: found.keys, by: 'Ann' }, lock),
    );
    await site.rollback(a.id);
    site.keys.settle();
    await site.publish(third);
    // A new release with the same image.
    await site.publish(await versions.write('again', siteOf('1a1a1a1a', ['/', '/about', '/visit', '/new'])));
    expect(Object.keys(site.bucket.files).filter((key) => found.keys.includes(key))).toEqual([]);
    expect(seen).toEqual([]);
  });
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
  const { site } = watchedSite();
  const a = await site.publish(first);
  await site.publish(second);
  await site.bucket.remove('assets/shell-1a1a1a1a.js');
  await expect(site.rollback(a.id)).rejects.toThrow(
    'is incomplete (assets/shell-1a1a1a1a.js is missing); the active release is unchanged',
  );
  expect(await shownAt(site)).toBe(second.built.digest);
});

test.each([
  ['a shared file', 'assets/shell-1a1a1a1a.js'],
  ['a page', 'index.html'],
  ['the file that names the release', 'data/_release.json'],
  ['the page for unknown addresses', '404.html'],
])('missing %s of the active release is uploaded by publishing its version again', async (_, path) => {
  const { site } = watchedSite();
  const { id } = await site.publish(first);
  const whole = { ...site.bucket.files };
  const lost = Object.keys(whole).filter((key) => key === path || key === `.releases/${id}/${path}`);
  expect(lost.length).toBeGreaterThan(0);
  for (const key of lost) await site.bucket.remove(key);
  expect((await site.publish(first)).id).toBe(id);
  for (const key of lost) expect(site.bucket.files[key]).toBe(whole[key]);
});
