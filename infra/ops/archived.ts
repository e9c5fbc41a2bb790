import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** Finds the first keys of an archive that begin with some text. */
export const archivedIn =
  (client: S3Client, bucket: string) =>
  async (prefix: string): Promise<string[]> => {
    const { Contents = [], IsTruncated } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 10 }),
    );
    if (IsTruncated === undefined) throw new Error('S3 does not say what the archive holds.');
    return Contents.flatMap(({ Key }) => Key ?? []);
  };
