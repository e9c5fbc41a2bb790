import { readActiveReleaseId } from '../../releases/active-release.ts';
import { readHistory, takenDownKeys } from '../../releases/history.ts';
import { notFoundKey, releaseIdOf } from '../../releases/keys.ts';
import { withLock } from '../../releases/lock.ts';
import { missingFiles, sharedFiles } from '../../releases/publish-release.ts';
import { readRecords } from '../../releases/record.ts';
import type { SiteStores } from '../../releases/release-stores.ts';
import { findPicture, takeDown } from '../../releases/takedown.ts';
import { SimulatedSite, type Version } from './simulated-site.ts';
import { inVirtualTime, travel, waitFor } from './virtual-time.ts';
import { missedBy, visitAt } from './visitor.ts';
import { pageOf } from './versions.ts';

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

/** Probabilities per request: the process crashes, is suspended before or after the request, loses the response. */
const odds = { crash: 0.004, suspended: 0.008, lost: 0.006 };
const minute = 60_000;
const day = 24 * 60 * minute;

/** A process with a network of its own, which may stop for ever or for minutes at any request. */
const createProcess = (random: () => number) => {
  let until = 0;
  let die: () => void = () => undefined;
  const died = new Promise<void>((resolve) => (die = resolve));
  let isDead = false;
  const wait = async (): Promise<void> => {
    if (isDead) await new Promise(() => undefined);
    for (let rest = until - Date.now(); rest > 0; rest = until - Date.now()) await waitFor(rest);
    if (isDead) await new Promise(() => undefined);
  };
  const request = async <Result>(answer: () => Promise<Result>): Promise<Result> => {
    await wait();
    await travel(25 + random() * 200);
    const luck = random();
    if (luck < odds.crash) {
      isDead = true;
      die();
    }
    const isSuspended = luck > 1 - odds.suspended;
    const isEarly = isSuspended && random() < 0.5;
    if (isSuspended) until = Date.now() + minute + random() * 6 * minute;
    if (!isSuspended || isEarly || isDead) await wait();
    const result = await answer();
    await wait();
    if (luck > 0.5 && luck < 0.5 + odds.lost) throw new Error('the connection is gone');
    await travel(25 + random() * 100);
    await wait();
    return result;
  };
  const through = <Store extends object>(store: Store): Store =>
    Object.fromEntries(
      Object.entries(store).map(([name, call]: [string, (...args: unknown[]) => Promise<unknown>]) => [
        name,
        (...args: unknown[]) => request(() => call(...args)),
      ]),
    ) as Store;
  return {
    died,
    connect: ({ store, keys }: SiteStores): SiteStores => ({ store: through(store), keys: through(keys) }),
  };
};

/** Result of a trial: what went wrong, and how its operations ended. */
export type Trial = { problems: string[]; done: number; failed: number; crashed: number };

const trial = async (versions: Version[], seed: number): Promise<Trial> => {
  const random = randomFrom(seed);
  const site = new SimulatedSite();
  site.pauses = { renewMs: 30_000, staleMs: 90_000 };
  const keeping = { count: 1, days: 1 };
  const problems: string[] = [];
  for (const version of versions.slice(0, 3)) {
    await site.publish(version, keeping);
    await waitFor(day * (0.4 + random()));
  }
  site.keys.settle();

  const { store, keys } = site.stores;
  let taken: string[] = [];
  const liveVersion = async (): Promise<Version | undefined> => {
    const id = await readActiveReleaseId(keys);
    const shown = (await readRecords(store)).find((record) => record.id === id);
    return versions.find(({ built }) => built.digest === shown?.digest);
  };
  const tabs = new Set<Version>();
  const visit = async (random?: () => number): Promise<void> => {
    const version = await liveVersion();
    if (version) tabs.add(version);
    const open = [...tabs].map(({ files }) => files);
    const shown = versions.map(({ files }) => files);
    const missed = await missedBy(site.bucket.files, site.edge(random), open, { shown, taken });
    problems.push(...missed.map((what) => `a visitor missed ${what}`));
  };

  const operations = [
    (stores: SiteStores) => site.publish(versions[0] as Version, keeping, stores),
    (stores: SiteStores) => site.publish(versions[1] as Version, keeping, stores),
    (stores: SiteStores) => site.publish(versions[3] as Version, keeping, stores),
    async (stores: SiteStores) => {
      const records = await readRecords(stores.store);
      await site.rollback(records[Math.floor(random() * records.length)]?.id ?? '', stores);
    },
    async (stores: SiteStores) => {
      const file = 'floor.jpg';
      const found = findPicture(await readRecords(stores.store), await sharedFiles(stores.store), file).keys;
      taken = [...new Set([...taken, ...found])];
      const options = { by: 'Eve', what: 'a takedown', print: () => undefined, pauses: site.pauses };
      await withLock(stores.store, options, (lock) =>
        takeDown(stores, { file, keys: found, by: 'Eve' }, lock),
      );
    },
  ];
  const ends = { done: 0, failed: 0, crashed: 0 };
  const start = async (): Promise<void> => {
    const operation = operations[Math.floor(random() * operations.length)];
    await waitFor(random() * 5 * minute);
    const process = createProcess(random);
    const end = operation?.(process.connect(site.stores)).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
    ends[(await Promise.race([end, process.died])) ?? 'crashed'] += 1;
  };
  const state = { isOver: false };
  const visitors = (async () => {
    for (; !state.isOver; await waitFor(random() * 4 * minute)) await visit(random);
  })();
  await Promise.all(Array.from({ length: 5 }, start));
  state.isOver = true;
  await visitors;

  site.keys.settle();
  const check = async (when: string): Promise<void> => {
    const found: string[] = [];
    const id = await readActiveReleaseId(keys);
    const shown = (await readRecords(store)).find((record) => record.id === id);
    const version = await liveVersion();
    if (!shown?.whole || !version) found.push(`the active release ${id} has no complete record`);
    else
      for (const { key } of await missingFiles(store, shown)) found.push(`the active release lacks ${key}`);
    const edge = site.edge();
    for (const [path, text] of Object.entries(version?.files ?? {})) {
      if (!path.endsWith('index.html') || text.includes('http-equiv="refresh"')) continue;
      const { body } = await visitAt(site.bucket.files, edge, `/${path.replace(/\/?index\.html$/, '')}`);
      if (body !== text) found.push(`${path} is of another release`);
    }
    for (const route of Object.keys(version?.redirects ?? {}))
      if (
        (await visitAt(site.bucket.files, edge, route)).body !==
        pageOf(version?.files ?? {}, version?.redirects[route] ?? '')
      )
        found.push(`${route} is not redirected`);
    const gone = takenDownKeys(await readHistory(store));
    if (when === 'finally') {
      for (const key of await sharedFiles(store)) if (gone.has(key)) found.push(`${key} is back`);
      if (version && site.bucket.files[notFoundKey] !== version.files[notFoundKey])
        found.push('the not-found page is of another release');
      const records = new Set([...(await store.list('.records/')).keys()].map(releaseIdOf));
      for (const key of (await store.list('.releases/')).keys())
        if (!records.has(releaseIdOf(key))) found.push(`${key} has no record`);
    }
    problems.push(...found.map((what) => `${when}: ${what}`));
    await visit();
  };
  await check('after five operations');
  await site
    .publish(versions[Math.floor(random() * versions.length)] as Version, keeping)
    .catch((error: unknown) => problems.push(`the next publication failed: ${String(error)}`));
  site.keys.settle();
  await check('finally');
  return { problems, ...ends };
};

/**
 * Lets five random operations overlap: publications, rollbacks and takedowns, whose processes crash, are suspended for
 * minutes and lose responses, while visitors watch. Then publishes undisturbed.
 * @param versions four versions of the site; the first three are published before
 * @param seed determines everything that happens
 */
export const overlap = (versions: Version[], seed: number): Promise<Trial> =>
  inVirtualTime(() => trial(versions, seed));
