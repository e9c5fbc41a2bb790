import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { activeUntil, changeHistory, type History } from './history.ts';
import { releaseIdOf, sharedPrefixes } from './keys.ts';
import type { ReleaseLock } from './lock.ts';
import type { ReleaseRecord } from './record.ts';
import { readReleaseState, type SiteStores } from './release-stores.ts';
import { removeTakenDown } from './takedown.ts';

/** Minimum number of retained releases, and days of retention after they were last active. */
export type Retention = { count: number; days: number };

/** Default retention: pages that stay open for a season still find their files. */
export const defaultRetention: Retention = { count: 20, days: 90 };

const dayMs = 86_400_000;

/**
 * Selects the releases to retain: the active one, those that the stack names, the newest, and those that were active
 * recently, because browsers may still have their pages open.
 * @param records all releases, newest first
 * @param needed ids to retain in any case
 */
export const selectRetainedReleases = (
  records: ReleaseRecord[],
  history: History,
  needed: (string | undefined)[],
  { count, days }: Retention,
): Set<string> => {
  const complete = records.filter((record) => record.whole);
  const since = new Date(Date.now() - days * dayMs).toISOString();
  const retained = complete.filter(
    (record, index) => index < count || needed.includes(record.id) || activeUntil(history, record) >= since,
  );
  return new Set(retained.map(({ id }) => id));
};

/**
 * Returns whether the shared files of an unretained release may be deleted: a day after it was last active or
 * created, so that a publication that was suspended meanwhile still finds them.
 */
const isExpired = (history: History, record: ReleaseRecord): boolean =>
  activeUntil(history, record) < new Date(Date.now() - dayMs).toISOString();

/** Returns the shared files that no publication deletes: those of complete releases, and of recent ones. */
export const protectedFiles = (records: ReleaseRecord[], history: History): Set<string> =>
  new Set(
    records
      .filter((record) => record.whole || !isExpired(history, record))
      .flatMap((record) => record.shared),
  );

/**
 * Deletes the documents of releases that are no longer needed, of incomplete ones, and those without a record. A day
 * after such a release was last active, also deletes its record and the files that no other release shares.
 *
 * Versions of objects are deleted, so that a deletion that is delayed until another process has uploaded a file again
 * does not delete that upload.
 * @param fallback the release that the stack names
 * @returns number of deleted releases
 */
export const prune = async (
  { store, keys }: SiteStores,
  { fallback, keeping, lock }: { fallback: string; keeping: Retention; lock: ReleaseLock },
): Promise<number> => {
  const { records, history, live } = await readReleaseState({ store, keys });
  const retained = selectRetainedReleases(records, history, [live, fallback], keeping);
  // Even if their records were lost.
  for (const id of [live, fallback]) if (id) retained.add(id);
  const old = records.filter(({ id }) => !retained.has(id));
  // Written first, so that nobody activates such a release. This write fails if one was activated meanwhile.
  await changeHistory(store, lock, (now) => ({ ...now, pruned: old.map(({ id }) => id) }));
  const expired = old.filter((record) => isExpired(history, record));
  const gone = new Set(expired.map(({ id }) => id));
  const kept = new Set(records.filter(({ id }) => !gone.has(id)).flatMap(({ shared }) => shared));
  const unshared = new Set(expired.flatMap(({ shared }) => shared).filter((key) => !kept.has(key)));
  const remove = async (prefixes: string[], isUnwanted: (key: string) => boolean): Promise<void> => {
    const versions = (await Promise.all(prefixes.map(store.versions))).flat();
    const unwanted = versions.filter(({ key }) => isUnwanted(key));
    await forEachConcurrent(unwanted, ({ key, id }) => store.remove(key, id), lock.hold);
  };
  await remove(['.releases/'], (key) => !retained.has(releaseIdOf(key) ?? ''));
  if (unshared.size > 0) await remove(sharedPrefixes, (key) => unshared.has(key));
  await removeTakenDown(store);
  // Deleted last, so that an interrupted run is repeated.
  if (gone.size > 0) await remove(['.records/'], (key) => gone.has(releaseIdOf(key) ?? ''));
  return gone.size;
};
