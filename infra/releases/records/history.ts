import { headersOf } from '../../publish/headers.ts';
import type { ObjectStore } from '../../publish/object-store.ts';
import { historyKey } from '../keys.ts';

/** A release was shown from then on. */
type Move = { at: string; id: string; by: string };

/** A picture was removed from all releases. */
export type Takedown = { at: string; by: string; file: string; keys: string[] };

/** What happened to the site, the oldest first. Only who has the lock writes it. */
export type History = {
  moves: Move[];
  takedowns: Takedown[];
  /** What the bucket held before there were releases. */
  before?: { at: string; keys: string[] };
};

export const readHistory = async (store: ObjectStore): Promise<History> => {
  const found = await store.read(historyKey);
  return found ? (JSON.parse(found.body.toString()) as History) : { moves: [], takedowns: [] };
};

export const writeHistory = (store: ObjectStore, history: History): Promise<string> =>
  store.put(historyKey, Buffer.from(JSON.stringify(history)), headersOf(historyKey));

/** Keys that no release may have any more. */
export const takenDown = ({ takedowns }: History): Set<string> =>
  new Set(takedowns.flatMap(({ keys }) => keys));

/** When a release was last shown, as far as that is over; the moment it was made when it never was. */
export const shownUntil = ({ moves }: History, { id, at }: { id: string; at: string }): string => {
  const last = moves.findLastIndex((move) => move.id === id);
  return last === -1 ? at : (moves[last + 1]?.at ?? new Date().toISOString());
};
