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

/** The two places of a site: its files, and what CloudFront looks up. */
export type SiteStores = { store: ObjectStore; keys: KeyStore };

/** Returns the stores of a stage; undefined when its stack was made before there were releases. */
export const storesOf = ({ pages, keys }: Partial<Outputs>): SiteStores | undefined =>
  pages === undefined || keys === undefined
    ? undefined
    : { store: createS3Store(awsClient(S3Client), pages), keys: createKvsStore(keys) };

/** What is known of a site. */
export type ReleaseState = {
  /** All releases, the newest first. */
  records: ReleaseRecord[];
  history: History;
  /** Id of the release that is shown, and its record; undefined before the first. */
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
 * Returns the stores and the state of a stage that was deployed with releases.
 * @throws CommandError when its stack was made before there were any
 */
export const openReleaseStores = async (outputs: Outputs): Promise<{ stores: SiteStores } & ReleaseState> => {
  const stores = storesOf(outputs);
  if (!stores)
    throw new CommandError('The stack of this stage knows no releases yet. Deploy it once: npm run deploy.');
  return { stores, ...(await readSite(stores)) };
};
