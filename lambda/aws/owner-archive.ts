import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  type ListObjectVersionsCommandInput,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { createArchiveClient } from './clients.ts';

/** How many objects are read at once. */
const concurrentReads = 16;

/** An answer of 200 that holds nothing does not say that there is nothing. */
const unsaid = () => new Error('The archive does not say what it has.');

/** One version of an object; a marker says that there was a deletion and has no body. */
export type ObjectVersion = { key: string; version: string | undefined; marker: boolean };

/**
 * The archive of leads as the owner uses it. Its functions throw what the client throws.
 * @param bucket name of the bucket
 */
export const openOwnerArchive = (bucket: string) => {
  const client = createArchiveClient();

  const keys = async (prefix: 'leads/' | 'sent/'): Promise<string[]> => {
    const found: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
      if (page.IsTruncated === undefined) throw unsaid();
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    }
    return found;
  };
  const read = async ({ key, version }: Pick<ObjectVersion, 'key' | 'version'>) => {
    const { Body, ETag } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: version }),
    );
    if (!ETag) throw unsaid();
    return { key, body: (await Body?.transformToString()) ?? '' };
  };
  const readAll = async (
    all: Pick<ObjectVersion, 'key' | 'version'>[],
  ): Promise<{ key: string; body: string }[]> => {
    const objects: { key: string; body: string }[] = [];
    for (let first = 0; first < all.length; first += concurrentReads)
      objects.push(...(await Promise.all(all.slice(first, first + concurrentReads).map(read))));
    return objects;
  };

  return {
    /** The keys of the marks. */
    marks: () => keys('sent/'),
    /** The keys of the leads. */
    leadKeys: () => keys('leads/'),
    /** The bodies of objects as they are now, by their key. */
    bodies: (all: string[]) => readAll(all.map((key) => ({ key, version: undefined }))),
    /** Every archived lead as it came from the queue, by its key. */
    leads: async () => readAll((await keys('leads/')).map((key) => ({ key, version: undefined }))),
    /** Every version of every object, also of those that were deleted and that S3 still keeps for some days. */
    versions: async (): Promise<ObjectVersion[]> => {
      const found: ObjectVersion[] = [];
      let place: Pick<ListObjectVersionsCommandInput, 'KeyMarker' | 'VersionIdMarker'> | undefined = {};
      while (place) {
        const page: ListObjectVersionsCommandOutput = await client.send(
          new ListObjectVersionsCommand({ Bucket: bucket, ...place }),
        );
        if (page.IsTruncated === undefined) throw unsaid();
        const { Versions = [], DeleteMarkers = [] } = page;
        for (const { Key = '', VersionId } of Versions)
          found.push({ key: Key, version: VersionId, marker: false });
        for (const { Key = '', VersionId } of DeleteMarkers)
          found.push({ key: Key, version: VersionId, marker: true });
        place = page.IsTruncated
          ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
          : undefined;
      }
      return found;
    },
    /** The bodies of versions, by their key. */
    readVersions: readAll,
    /** Removes one object; one that is gone already is no error. S3 keeps what it was for some days. */
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    /** Removes one version for good. */
    erase: async ({ key, version }: ObjectVersion): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId: version }));
    },
  };
};
export type OpenArchive = ReturnType<typeof openOwnerArchive>;
