import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { activeUntil, type History } from './history.ts';
import { documentKey, recordKey } from './keys.ts';
import type { ReleaseLock } from './lock.ts';
import { writeRecord, type ReleaseRecord } from './record.ts';
import { readReleaseState, type SiteStores } from './release-stores.ts';

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
 * Deletes releases that are no longer needed and incomplete ones, with the files that no other release shares.
 * @param fallback the release that the stack names
 * @returns number of deleted releases
 */
export const prune = async (
  { store, keys }: SiteStores,
  { fallback, keeping, lock }: { fallback: string; keeping: Retention; lock: ReleaseLock },
): Promise<number> => {
  const { records, history, live } = await readReleaseState({ store, keys });
  const retained = selectRetainedReleases(records, history, [live, fallback], keeping);
  const old = records.filter(({ id }) => !retained.has(id));
  if (old.length === 0) return 0;

  const shared = new Set(records.filter(({ id }) => retained.has(id)).flatMap((record) => record.shared));
  await lock.hold();
  // Marks them as incomplete first, so that nobody can roll back to them; deletes the records last, so that an
  // interrupted run is repeated.
  for (const record of old) if (record.whole) await writeRecord(store, { ...record, whole: false });
  for (const record of old) {
    await lock.hold();
    const documents = [...(await store.list(documentKey(record.id, ''))).keys()];
    await forEachConcurrent([...documents, ...record.shared.filter((key) => !shared.has(key))], store.remove);
    await store.remove(recordKey(record.id));
  }
  return old.length;
};
