import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from './object-store.ts';

/** The objects of a bucket. */
export const createS3Store = (client: S3Client, bucket: string): ObjectStore => ({
  list: async () => {
    const found = new Map<string, string>();
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token });
      const { Contents = [], NextContinuationToken } = await client.send(command);
      for (const { Key, ETag } of Contents) if (Key) found.set(Key, (ETag ?? '').replaceAll('"', ''));
      token = NextContinuationToken;
    } while (token);
    return found;
  },
  put: async (key, body, { contentType, cacheControl }) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: contentType,
        CacheControl: cacheControl,
      }),
    );
  },
  remove: async (key) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
});
