import { randomBytes } from 'node:crypto';
import { jsonHeaders, type ObjectStore } from '../publish/object-store.ts';
import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import type { BuiltSite, RecordedPage } from './built-site.ts';
import { readHistory } from './history.ts';
import { recordKey } from './keys.ts';

/**
 * Record of a release. It is written before the files, so that pruning does not delete files of a release that is
 * being uploaded.
 */
export type ReleaseRecord = {
  /** Creation time and four characters, such as `2026-03-01-170000-1a2b`. */
  id: string;
  at: string;
  by: string;
  /** The version that was built, as `git describe` names it. */
  version: string;
  /** Whether all of its files are stored. */
  whole: boolean;
  digest: string;
  /** Headers that the site requires. */
  headers: Record<string, string>;
  /** Target route by former route. */
  redirects: Record<string, string>;
  /** MD5 of its documents and data, by path. */
  documents: Record<string, string>;
  /** Keys of the files that it shares with other releases. */
  shared: string[];
  pages: Record<string, RecordedPage>;
};

export const writeRecord = (store: ObjectStore, record: ReleaseRecord): Promise<string> =>
  store.put(recordKey(record.id), Buffer.from(JSON.stringify(record)), jsonHeaders);

/** Returns all records, newest first. Pruned releases are incomplete. */
export const readRecords = async (store: ObjectStore): Promise<ReleaseRecord[]> => {
  const records: ReleaseRecord[] = [];
  const { pruned = [] } = await readHistory(store);
  await forEachConcurrent((await store.list('.records/')).keys(), async (key) => {
    const found = await store.read(key);
    if (found) records.push(JSON.parse(found.body.toString()) as ReleaseRecord);
  });
  for (const record of records) if (pruned.includes(record.id)) record.whole = false;
  return records.sort((a, b) => (a.at < b.at ? 1 : -1));
};

type Facts = Pick<ReleaseRecord, 'by' | 'version' | 'headers' | 'redirects'>;

/**
 * Returns the release for a build: an earlier one with the same content, or a new one whose files must be uploaded.
 * @param records existing releases
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
