import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import type { Outputs } from '../outputs.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { readHistory, type History } from './history.ts';
import { createKvsStore, type KeyStore } from './key-store.ts';
import { readActiveReleaseId } from './active-release.ts';
import { readRecords, type ReleaseRecord } from './record.ts';

/** The two stores of a site: its files, and CloudFront's key value store. */
export type SiteStores = { store: ObjectStore; keys: KeyStore };

/** Releases of a site. */
export type ReleaseState = {
  /** All releases, newest first. */
  records: ReleaseRecord[];
  history: History;
  /**
   * Id and record of the active release; undefined before the first one. The record is that of the last activation if
   * the pointer is lost.
   */
  live: string | undefined;
  shown: ReleaseRecord | undefined;
};

export const readReleaseState = async ({ store, keys }: SiteStores): Promise<ReleaseState> => {
  const [records, history, live] = await Promise.all([
    readRecords(store),
    readHistory(store),
    readActiveReleaseId(keys),
  ]);
  const recordOf = (name?: string) => records.find(({ id }) => id === name);
  return { records, history, live, shown: recordOf(live) ?? recordOf(history.moves.at(-1)?.id) };
};

/** Returns the stores and the releases of a stage. */
export const openReleaseStores = async ({ pages, keys }: Pick<Outputs, 'pages' | 'keys'>) => {
  const stores = { store: createS3Store(awsClient(S3Client), pages), keys: createKvsStore(keys) };
  return { stores, ...(await readReleaseState(stores)) };
};
