import { headersOf } from '../publish/headers.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { Refusal } from '../terminal/refusal.ts';
import { readHistory, takenDown, writeHistory } from './records/history.ts';
import type { KeyStore } from './pointer/key-store.ts';
import { documentKey, missingPage } from './keys.ts';
import type { Lock } from './lock.ts';
import { showRelease, writeTable } from './pointer/pointer.ts';
import type { ReleaseRecord } from './records/record.ts';
import { lacks } from './upload.ts';

/** The two places of a site: its files, and what CloudFront looks up. */
export type SiteStores = { store: ObjectStore; keys: KeyStore };

/**
 * Shows a release, whether it is new or an old one: its table of former addresses first, then the pointer. One request sees
 * one release; edges may differ for seconds.
 * @param by who wants it
 * @throws Refusal when files of the release are missing; then nothing was changed
 */
export const show = async (
  { store, keys }: SiteStores,
  record: ReleaseRecord,
  by: string,
  lock: Lock,
): Promise<void> => {
  const history = await readHistory(store);
  const lacking = await lacks(store, record, takenDown(history));
  if (!record.whole || lacking.length > 0)
    throw new Refusal(
      `The release ${record.id} is not whole${lacking[0] ? ` (${lacking[0]} is missing)` : ''}; nothing was changed. Deploy its version again: ${record.version}.`,
    );
  await writeTable(keys, record, lock);
  await lock.hold();
  // Before the pointer: whoever reads it after a break sees that the release may have been shown.
  await writeHistory(store, {
    ...history,
    moves: [...history.moves, { at: new Date().toISOString(), id: record.id, by }],
  });
  await showRelease(keys, record, lock);
  const missing = await store.read(documentKey(record.id, missingPage));
  if (missing) await store.put(missingPage, missing.body, headersOf(missingPage));
};
