import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionFailed } from '../publish/object-store.ts';
import type { KeyStore } from './key-store.ts';
import type { ReleaseLock } from './lock.ts';
import { tableOf } from './table.ts';

/** Most keys that one call changes (CloudFront Developer Guide, "Quotas on key value stores"). */
const mostKeysAtOnce = 50;

/** The key that says which release CloudFront shows: its id, and the name of its table of former addresses. */
const liveKey = 'live';

/** A release and its former addresses, as CloudFront's function reads it. */
type Pointer = { id: string; redirects: Record<string, string> };

/** What the key says of a release; `edge/viewer-request.js` reads it. */
export const pointerText = ({ id, redirects }: Pointer): string => `${id} ${tableOf(redirects).name}`.trim();

/** Which release is shown; undefined before the first. */
export const readActiveReleaseId = async (keys: KeyStore): Promise<string | undefined> =>
  (await keys.get(liveKey))?.split(' ')[0];

/** How often a change is tried that met another one. */
const tries = 5;
/** Milliseconds before the second try; longer before each further one. */
const pauseMs = 100;

const change = async (
  keys: KeyStore,
  wanted: { puts?: Record<string, string>; deletes?: string[] },
  lock: ReleaseLock,
): Promise<void> => {
  for (let left = tries; ; left -= 1) {
    const tag = await keys.tag();
    // Whoever took the lock away in between has changed the tag as well, or will wait for this.
    await lock.hold();
    try {
      return await keys.update(tag, wanted);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || left === 0) throw error;
      await sleep(pauseMs * (tries - left + 1));
    }
  }
};

function* chunksOf<Item>(items: Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += mostKeysAtOnce)
    yield items.slice(from, from + mostKeysAtOnce);
}

/**
 * Writes the table of a release and takes away those that nobody looks at, but for the one that is shown.
 * The release itself is shown only by `writePointer`: an edge that sees the pointer before the table has the pages that lead on.
 */
export const writeTable = async (keys: KeyStore, pointer: Pointer, lock: ReleaseLock): Promise<void> => {
  const { name, entries } = tableOf(pointer.redirects);
  const shown = (await keys.get(liveKey))?.split(' ')[1];
  const there = (await keys.keys()).filter((key) => key !== liveKey);
  const needed = [name, shown].filter(Boolean);
  const old = there.filter((key) => !needed.some((table) => key.startsWith(`${table}/`)));
  for (const deletes of chunksOf(old)) await change(keys, { deletes }, lock);
  const missing = Object.entries(entries).filter(([key]) => !there.includes(key));
  for (const puts of chunksOf(missing)) await change(keys, { puts: Object.fromEntries(puts) }, lock);
};

/** Shows a release: from now on, within seconds, every edge does. */
export const writePointer = (keys: KeyStore, pointer: Pointer, lock: ReleaseLock): Promise<void> =>
  change(keys, { puts: { [liveKey]: pointerText(pointer) } }, lock);
