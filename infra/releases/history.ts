import { headersOf } from '../publish/headers.ts';
import { ConditionFailed, type ObjectStore } from '../publish/object-store.ts';
import { historyKey, missingPage } from './keys.ts';
import type { Lock } from './lock.ts';

/** A release was shown from then on. */
type Move = { at: string; id: string; by: string };

/** A picture was removed from all releases. */
type Takedown = { at: string; by: string; file: string; keys: string[] };

/** What happened to the site, the oldest first. Only who has the lock writes it. */
export type History = {
  moves: Move[];
  takedowns: Takedown[];
  /** What the bucket held before there were releases. */
  before?: { at: string; keys: string[] };
};

const historyOf = (found: { body: Buffer } | undefined): History =>
  found ? (JSON.parse(found.body.toString()) as History) : { moves: [], takedowns: [] };

export const readHistory = async (store: ObjectStore): Promise<History> =>
  historyOf(await store.read(historyKey));

/**
 * Changes the history as it is now. The write is conditional: a process that was suspended since it read the history, while
 * another one took the lock and wrote, finds that out and overwrites nothing.
 * @param change returns the new history
 * @throws Refusal when another process has the lock by now
 */
export const changeHistory = async (
  store: ObjectStore,
  lock: Lock,
  change: (history: History) => History,
): Promise<void> => {
  let written: Buffer | undefined;
  for (;;) {
    const found = await store.read(historyKey);
    // The write before was ours, and its answer was lost on the way.
    if (written && found?.body.equals(written)) return;
    written = Buffer.from(JSON.stringify(change(historyOf(found))));
    await lock.hold();
    try {
      const condition = found ? { tag: found.tag } : { absent: true as const };
      await store.put(historyKey, written, headersOf(historyKey), condition);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
};

/**
 * Begins the history of a bucket that has none. What a site of before the releases has left there stays as long as a
 * browser may ask for it.
 */
export const beginHistory = async (store: ObjectStore, lock: Lock): Promise<void> => {
  if (await store.read(historyKey)) return;
  const keys = [...(await store.list('')).keys()].filter(
    (key) => !key.startsWith('.') && key !== missingPage,
  );
  const before = { at: new Date().toISOString(), keys };
  await changeHistory(store, lock, (history) => ({ ...history, ...(keys.length > 0 && { before }) }));
};

/** Keys that no release may have any more. */
export const takenDown = ({ takedowns }: History): Set<string> =>
  new Set(takedowns.flatMap(({ keys }) => keys));

/** When a release was last shown, as far as that is over; the moment it was made when it never was. */
export const shownUntil = ({ moves }: History, { id, at }: { id: string; at: string }): string => {
  const last = moves.findLastIndex((move) => move.id === id);
  return last === -1 ? at : (moves[last + 1]?.at ?? new Date().toISOString());
};
