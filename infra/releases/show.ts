import { headersOf } from '../publish/headers.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { Refusal } from '../terminal/refusal.ts';
import { changeHistory, readHistory, takenDown } from './records/history.ts';
import type { KeyStore } from './pointer/key-store.ts';
import { documentKey, missingPage } from './keys.ts';
import type { Lock } from './lock.ts';
import { showRelease, writeTable } from './pointer/pointer.ts';
import type { ReleaseRecord } from './records/record.ts';
import { missingFiles } from './upload.ts';

/** The two places of a site: its files, and what CloudFront looks up. */
export type SiteStores = { store: ObjectStore; keys: KeyStore };

/**
 * Shows a release, whether it is new or an old one: its table of former addresses first, then the pointer. One request sees
 * one release; edges may differ for seconds.
 * @param by who wants it
 * @throws Refusal when files of the release are missing; then the site shows what it showed
 */
export const show = async (
  { store, keys }: SiteStores,
  record: ReleaseRecord,
  by: string,
  lock: Lock,
): Promise<void> => {
  const [missing] = await missingFiles(store, record, takenDown(await readHistory(store)));
  if (!record.whole || missing)
    throw new Refusal(
      `The release ${record.id} is not whole${missing ? ` (${missing.path} is missing)` : ''}; the site shows what it showed. Deploy its version again: ${record.version}.`,
    );
  await writeTable(keys, record, lock);
  // Before the pointer: whoever reads it after a break sees that the release may have been shown.
  const move = { at: new Date().toISOString(), id: record.id, by };
  await changeHistory(store, lock, (history) => ({ ...history, moves: [...history.moves, move] }));
  await showRelease(keys, record, lock);
  const page = await store.read(documentKey(record.id, missingPage));
  if (page) await store.put(missingPage, page.body, headersOf(missingPage));
};
