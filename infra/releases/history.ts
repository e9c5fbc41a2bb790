import { ConditionFailed, jsonHeaders, type ObjectStore } from '../publish/object-store.ts';
import { historyKey } from './keys.ts';
import type { ReleaseLock } from './lock.ts';

/** Activation of a release. */
type Move = { at: string; id: string; by: string };

/** Removal of an image from all releases. */
type Takedown = { at: string; by: string; file: string; keys: string[] };

/** Events of a site, oldest first. Only the holder of the lock writes it. */
export type History = {
  moves: Move[];
  takedowns: Takedown[];
  /** Releases that were or are being deleted and still have a record: they must not be activated any more. */
  pruned?: string[];
};

const historyOf = (found: { body: Buffer } | undefined): History =>
  found ? (JSON.parse(found.body.toString()) as History) : { moves: [], takedowns: [] };

export const readHistory = async (store: ObjectStore): Promise<History> =>
  historyOf(await store.read(historyKey));

/**
 * Updates the history. The write is conditional: if the process was suspended while another one took the lock and
 * wrote, the write fails instead of overwriting.
 * @param change returns the new history
 * @throws CommandError if another process holds the lock
 */
export const changeHistory = async (
  store: ObjectStore,
  lock: ReleaseLock,
  change: (history: History) => History,
): Promise<void> => {
  let written: Buffer | undefined;
  for (;;) {
    const found = await store.read(historyKey);
    // The previous write succeeded, but its response was lost.
    if (written && found?.body.equals(written)) return;
    written = Buffer.from(JSON.stringify(change(historyOf(found))));
    await lock.hold();
    try {
      const condition = found ? { tag: found.tag } : { absent: true as const };
      await store.put(historyKey, written, jsonHeaders, condition);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
};

/** Keys that no release may contain any more. */
export const takenDownKeys = ({ takedowns }: History): Set<string> =>
  new Set(takedowns.flatMap(({ keys }) => keys));

/** Returns when a release was last active; if it never was, when it was created. */
export const activeUntil = ({ moves }: History, { id, at }: { id: string; at: string }): string => {
  const last = moves.findLastIndex((move) => move.id === id);
  return last === -1 ? at : (moves[last + 1]?.at ?? new Date().toISOString());
};
