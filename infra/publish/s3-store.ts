import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { ConditionFailed, type Condition, type ObjectStore, type ObjectVersion } from './object-store.ts';

const unquote = (tag = ''): string => tag.replaceAll('"', '');

const conditionOf = (condition?: Condition) => {
  if (!condition) return {};
  return 'tag' in condition ? { IfMatch: `"${condition.tag}"` } : { IfNoneMatch: '*' };
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Attempts of a write that conflicts with another one, as S3 requires for 409. */
const maxRetries = 5;

/**
 * Creates the object store of a bucket. Sources: Amazon S3 User Guide, "Conditional writes" (412 if the condition is
 * not met, 409 for a concurrent write), https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export const createS3Store = (client: S3Client, bucket: string): ObjectStore => {
  const put = async (...[key, body, headers, condition]: Parameters<ObjectStore['put']>): Promise<string> => {
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: body,
      ContentType: headers.contentType,
      CacheControl: headers.cacheControl,
      ...conditionOf(condition),
    });
    for (let retries = maxRetries; ; retries -= 1)
      try {
        return unquote((await client.send(command)).ETag);
      } catch (error) {
        if (nameOf(error) === 'PreconditionFailed')
          throw new ConditionFailed(`${key} was written by another process`);
        if (nameOf(error) !== 'ConditionalRequestConflict' || retries === 0) throw error;
      }
  };
  return {
    list: async (prefix) => {
      const found = new Map<string, string>();
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        // An empty response does not mean an empty bucket.
        if (page.IsTruncated === undefined)
          throw new Error(`S3 returned an incomplete list of the objects in ${bucket}.`);
        for (const { Key, ETag } of page.Contents ?? []) if (Key) found.set(Key, unquote(ETag));
      }
      return found;
    },
    read: async (key) => {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: unquote(ETag) };
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    put,
    remove: async (key, version) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId: version }));
    },
    versions: async (prefix) => {
      const found: ObjectVersion[] = [];
      let page: Partial<ListObjectVersionsCommandOutput> = { IsTruncated: true };
      while (page.IsTruncated) {
        page = await client.send(
          new ListObjectVersionsCommand({
            Bucket: bucket,
            Prefix: prefix,
            KeyMarker: page.NextKeyMarker,
            VersionIdMarker: page.NextVersionIdMarker,
          }),
        );
        const { Versions = [], DeleteMarkers = [] } = page;
        for (const { Key: key = '', VersionId: id = '', IsLatest: isLatest = false, ETag } of Versions)
          found.push({ key, id, isLatest, isMarker: false, tag: unquote(ETag) });
        for (const { Key: key = '', VersionId: id = '', IsLatest: isLatest = false } of DeleteMarkers)
          found.push({ key, id, isLatest, isMarker: true, tag: '' });
      }
      return found;
    },
  };
};
