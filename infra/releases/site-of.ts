import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import type { Outputs } from '../outputs.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { Refusal } from '../terminal/refusal.ts';
import { missingPage, recordKey } from './keys.ts';
import { createKvsStore } from './pointer/kvs-store.ts';
import { liveRelease } from './pointer/pointer.ts';
import { readHistory, takenDown } from './records/history.ts';
import { readRecords, type ReleaseRecord } from './records/record.ts';
import type { SiteStores } from './show.ts';
import { missingFiles } from './upload.ts';

/**
 * Where the releases of a stage are.
 * @throws a `Refusal` when the stack is of before there were any
 */
export const siteOf = ({ pages, keys }: Pick<Outputs, 'pages' | 'keys'>): SiteStores => {
  if (keys === undefined)
    throw new Refusal('The stack of this stage knows no releases yet. Deploy it once: npm run deploy.');
  return { store: createS3Store(awsClient(S3Client), pages), keys: createKvsStore(keys) };
};

/** The release that a stage shows, and the paths of its files that are not stored. */
export type ShownFiles = { id: string; missing: string[] };

/**
 * Looks whether the release that a stage shows is stored completely.
 * @returns undefined when the stage shows no release yet
 */
export const shownFiles = async (outputs: Partial<Outputs>): Promise<ShownFiles | undefined> => {
  if (outputs.pages === undefined || outputs.keys === undefined) return undefined;
  const { store, keys } = siteOf({ pages: outputs.pages, keys: outputs.keys });
  const id = await liveRelease(keys);
  if (id === undefined) return undefined;
  const [records, history, root] = await Promise.all([
    readRecords(store),
    readHistory(store),
    store.read(missingPage),
  ]);
  const record = records.find((each) => each.id === id);
  if (!record) return { id, missing: [recordKey(id)] };
  const missing = await missingFiles(store, record, takenDown(history));
  return { id, missing: [...missing.map(({ path }) => path), ...(root ? [] : [missingPage])] };
};

/** The release that a stage shows; undefined when its stack is of before there were any. */
export const shownRelease = async (outputs: Outputs): Promise<ReleaseRecord | undefined> => {
  if (outputs.keys === undefined) return undefined;
  const { store, keys } = siteOf(outputs);
  const [records, live] = await Promise.all([readRecords(store), liveRelease(keys)]);
  return records.find(({ id }) => id === live);
};
