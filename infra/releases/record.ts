import { randomBytes } from 'node:crypto';
import { headersForKey } from '../publish/headers.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import type { BuiltSite, RecordedPage } from './built-site.ts';
import { recordKey } from './keys.ts';

/** What is known of a release. It is written before the files, so that nobody removes what a release in the making needs. */
export type ReleaseRecord = {
  /** When it was made and four letters, such as `2026-03-01-170000-1a2b`. */
  id: string;
  at: string;
  by: string;
  /** What git calls the version that it was built from. */
  version: string;
  /** Whether all its files are there. */
  whole: boolean;
  digest: string;
  /** Headers that the site asked for. */
  headers: Record<string, string>;
  /** Former addresses, each with the one that it leads to. */
  redirects: Record<string, string>;
  /** MD5 of its documents and data, by path. */
  documents: Record<string, string>;
  /** Keys of the files that it shares with other releases. */
  shared: string[];
  pages: Record<string, RecordedPage>;
};

export const writeRecord = (store: ObjectStore, record: ReleaseRecord): Promise<string> => {
  const key = recordKey(record.id);
  return store.put(key, Buffer.from(JSON.stringify(record)), headersForKey(key));
};

/** All records, the newest first. */
export const readRecords = async (store: ObjectStore): Promise<ReleaseRecord[]> => {
  const records: ReleaseRecord[] = [];
  await forEachConcurrent((await store.list('.records/')).keys(), async (key) => {
    const found = await store.read(key);
    if (found) records.push(JSON.parse(found.body.toString()) as ReleaseRecord);
  });
  return records.sort((a, b) => (a.at < b.at ? 1 : -1));
};

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
