import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { activeUntil, type History } from './history.ts';
import { documentKey, recordKey } from './keys.ts';
import type { ReleaseLock } from './lock.ts';
import { writeRecord, type ReleaseRecord } from './record.ts';
import { readSite, type SiteStores } from './release-stores.ts';

/** How many releases are kept at least, and for how many days after they were last shown. */
export type Retention = { count: number; days: number };

/** Without a word in the stage file: pages that were open for a season still find their files. */
export const defaultRetention: Retention = { count: 20, days: 90 };

const dayMs = 86_400_000;

/**
 * The releases that stay: the one that is shown, those that the stack names, the newest, and whatever was shown of late,
 * because a browser may still hold its pages.
 * @param records all of them, the newest first
 * @param needed ids that stay in any case
 */
export const selectRetainedReleases = (
  records: ReleaseRecord[],
  history: History,
  needed: (string | undefined)[],
  { count, days }: Retention,
  now: Date,
): Set<string> => {
  const whole = records.filter((record) => record.whole);
  const since = new Date(now.getTime() - days * dayMs).toISOString();
  const kept = whole.filter(
    (record, index) => index < count || needed.includes(record.id) || activeUntil(history, record) >= since,
  );
  return new Set(kept.map(({ id }) => id));
};

/**
 * Removes releases that nobody needs, and those that were broken off, each with the files that no other one shares.
 * @param fallback the release that the stack names
 * @returns how many were removed
 */
export const prune = async (
  { store, keys }: SiteStores,
  {
    fallback,
    keeping,
    lock,
    now = new Date(),
  }: { fallback: string; keeping: Retention; lock: ReleaseLock; now?: Date },
): Promise<number> => {
  const { records, history, live } = await readSite({ store, keys });
  const kept = selectRetainedReleases(records, history, [live, fallback], keeping, now);
  const old = records.filter(({ id }) => !kept.has(id));
  if (old.length === 0) return 0;

  const shared = new Set(records.filter(({ id }) => kept.has(id)).flatMap((record) => record.shared));
  await lock.hold();
  // First nobody can go back to them, then they go; their records last, so that what is broken off here is done again.
  for (const record of old) if (record.whole) await writeRecord(store, { ...record, whole: false });
  for (const record of old) {
    await lock.hold();
    const documents = [...(await store.list(documentKey(record.id, ''))).keys()];
    await forEachConcurrent([...documents, ...record.shared.filter((key) => !shared.has(key))], store.remove);
    await store.remove(recordKey(record.id));
  }
  return old.length;
};
