import { randomBytes } from 'node:crypto';
import type { ObjectStore } from '../../publish/object-store.ts';
import type { BuiltSite } from './built-site.ts';
import { historyKey, missingPage } from '../keys.ts';
import type { Lock } from '../lock.ts';
import { changeHistory } from './history.ts';
import type { ReleaseRecord } from './record.ts';

type Facts = Pick<ReleaseRecord, 'by' | 'version' | 'headers' | 'redirects'>;

/**
 * The release that a build becomes: an earlier one of the same content, or a new one whose files are still to be uploaded.
 * @param records those that there are
 */
export const plannedRelease = (
  records: ReleaseRecord[],
  { digest, documents, shared, pages }: BuiltSite,
  facts: Facts,
): ReleaseRecord => {
  const same = records.find((record) => record.whole && record.digest === digest);
  if (same) return same;
  const at = new Date().toISOString();
  const moment = at.slice(0, 19).replaceAll(':', '').replace('T', '-');
  return {
    id: `${moment}-${randomBytes(2).toString('hex')}`,
    at,
    ...facts,
    whole: false,
    digest,
    documents,
    shared: Object.keys(shared),
    pages,
  };
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
