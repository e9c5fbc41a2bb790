import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import type { Outputs } from '../outputs.ts';
import type { ObjectStore } from '../publish/object-store.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { CommandError } from '../terminal/command-error.ts';
import { readHistory, type History } from './history.ts';
import { createKvsStore, type KeyStore } from './key-store.ts';
import { readActiveReleaseId } from './active-release.ts';
import { readRecords, type ReleaseRecord } from './record.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** The two stores of a site: its files, and CloudFront's key value store. */
export type SiteStores = { store: ObjectStore; keys: KeyStore };

/** Returns the stores of a stage; undefined if its stack was deployed before releases existed. */
export const storesOf = ({ pages, keys }: Partial<Outputs>): SiteStores | undefined =>
  pages === undefined || keys === undefined
    ? undefined
    : { store: createS3Store(awsClient(S3Client), pages), keys: createKvsStore(keys) };

/** Releases of a site. */
export type ReleaseState = {
  /** All releases, newest first. */
  records: ReleaseRecord[];
  history: History;
  /** Id and record of the active release; undefined before the first one. */
  live: string | undefined;
  shown: ReleaseRecord | undefined;
};

export const readSite = async ({ store, keys }: SiteStores): Promise<ReleaseState> => {
  const [records, history, live] = await Promise.all([
    readRecords(store),
    readHistory(store),
    readActiveReleaseId(keys),
  ]);
  return { records, history, live, shown: records.find(({ id }) => id === live) };
};

/**
 * Returns the stores and the releases of a stage.
 * @throws CommandError if its stack was deployed before releases existed
 */
export const openReleaseStores = async (outputs: Outputs): Promise<{ stores: SiteStores } & ReleaseState> => {
  const stores = storesOf(outputs);
  if (!stores)
    throw new CommandError(
      `The stack of this stage has no releases yet. Deploy it once: ${commandLine('deploy')}.`,
    );
  return { stores, ...(await readSite(stores)) };
};
