import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { createArchiveClient } from './clients.ts';

/** Number of objects that are read at the same time. */
const concurrentReads = 16;

/** Returns the error for an empty 200 response, which does not mean that there are no objects. */
const createEmptyResponseError = () =>
  new Error('The archive returned an empty response. Run the command again.');

/** A version of an object. A delete marker records a deletion and has no body. */
export type ObjectVersion = { key: string; version: string | undefined; isDeleteMarker: boolean };

/**
 * Opens the archive of leads for commands of the owner. Its functions throw the errors of the SDK.
 * @param bucket the name of the bucket
 */
export const openOwnerArchive = (bucket: string) => {
  const client = createArchiveClient();

  const keys = async (prefix: 'leads/' | 'sent/'): Promise<string[]> => {
    const found: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
      if (page.IsTruncated === undefined) throw createEmptyResponseError();
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    }
    return found;
  };
  const read = async ({ key, version }: { key: string; version?: string | undefined }) => {
    const { Body, ETag } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: version }),
    );
    if (!ETag) throw createEmptyResponseError();
    return { key, body: (await Body?.transformToString()) ?? '' };
  };
  const readAll = async (all: Parameters<typeof read>[0][]) => {
    const objects: Awaited<ReturnType<typeof read>>[] = [];
    for (let first = 0; first < all.length; first += concurrentReads)
      objects.push(...(await Promise.all(all.slice(first, first + concurrentReads).map(read))));
    return objects;
  };

  return {
    /** Returns the keys of the `sent/` markers. */
    listSentMarkers: () => keys('sent/'),
    /** Returns the keys of the leads. */
    listLeadKeys: () => keys('leads/'),
    /** Returns the bodies of objects with their keys: the current ones, or those of a version. */
    readObjects: readAll,
    /** Returns every archived lead as it came from the queue, with its key. */
    readLeads: async () => readAll((await keys('leads/')).map((key) => ({ key }))),
    /** Returns all versions of all objects, including deleted ones that S3 still stores for some days. */
    listVersions: async (): Promise<ObjectVersion[]> => {
      const found: ObjectVersion[] = [];
      let page: Partial<ListObjectVersionsCommandOutput> = { IsTruncated: true };
      while (page.IsTruncated) {
        const position = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
        page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, ...position }));
        if (page.IsTruncated === undefined) throw createEmptyResponseError();
        const { Versions = [], DeleteMarkers = [] } = page;
        for (const { Key = '', VersionId } of Versions)
          found.push({ key: Key, version: VersionId, isDeleteMarker: false });
        for (const { Key = '', VersionId } of DeleteMarkers)
          found.push({ key: Key, version: VersionId, isDeleteMarker: true });
      }
      return found;
    },
    /** Deletes a version permanently; without one, the object, whose former versions S3 still stores for some days. */
    deleteObject: async ({ key, version }: { key: string; version?: string | undefined }): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId: version }));
    },
  };
};
export type OwnerArchive = ReturnType<typeof openOwnerArchive>;
