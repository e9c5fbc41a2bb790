import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import type { Outputs } from '../outputs.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { Refusal } from '../terminal/refusal.ts';
import { createKvsStore } from './pointer/kvs-store.ts';
import { liveRelease } from './pointer/pointer.ts';
import { readRecords, type ReleaseRecord } from './records/record.ts';
import type { SiteStores } from './show.ts';

/**
 * Where the releases of a stage are.
 * @throws a `Refusal` when the stack is of before there were any
 */
export const siteOf = ({ pages, keys }: Outputs): SiteStores => {
  if (keys === undefined)
    throw new Refusal('The stack of this stage knows no releases yet. Deploy it once: npm run deploy.');
  return { store: createS3Store(awsClient(S3Client), pages), keys: createKvsStore(keys) };
};

/** The release that a stage shows; undefined when its stack is of before there were any. */
export const shownRelease = async (outputs: Outputs): Promise<ReleaseRecord | undefined> => {
  if (outputs.keys === undefined) return undefined;
  const { store, keys } = siteOf(outputs);
  const [records, live] = await Promise.all([readRecords(store), liveRelease(keys)]);
  return records.find(({ id }) => id === live);
};
