import { headersForKey } from '../publish/headers.ts';
import { ConditionFailed, type ObjectStore } from '../publish/object-store.ts';
import { historyKey } from './keys.ts';
import type { ReleaseLock } from './lock.ts';

/** A release was shown from then on. */
type Move = { at: string; id: string; by: string };

/** A picture was removed from all releases. */
type Takedown = { at: string; by: string; file: string; keys: string[] };

/** What happened to the site, the oldest first. Only who has the lock writes it. */
export type History = {
  moves: Move[];
  takedowns: Takedown[];
};

const historyOf = (found: { body: Buffer } | undefined): History =>
  found ? (JSON.parse(found.body.toString()) as History) : { moves: [], takedowns: [] };

export const readHistory = async (store: ObjectStore): Promise<History> =>
  historyOf(await store.read(historyKey));

/**
 * Changes the history as it is now. The write is conditional: a process that was suspended since it read the history, while
 * another one took the lock and wrote, finds that out and overwrites nothing.
 * @param change returns the new history
 * @throws CommandError when another process has the lock by now
 */
export const changeHistory = async (
  store: ObjectStore,
  lock: ReleaseLock,
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
      await store.put(historyKey, written, headersForKey(historyKey), condition);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
};

/** Keys that no release may have any more. */
export const takenDownKeys = ({ takedowns }: History): Set<string> =>
  new Set(takedowns.flatMap(({ keys }) => keys));

/** When a release was last shown, as far as that is over; the moment it was made when it never was. */
export const activeUntil = ({ moves }: History, { id, at }: { id: string; at: string }): string => {
  const last = moves.findLastIndex((move) => move.id === id);
  return last === -1 ? at : (moves[last + 1]?.at ?? new Date().toISOString());
};
