import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Harness } from './harness.ts';

/** Opens the archive for reading. */
export const openArchive = ({ environment }: Harness) => {
  const client = new S3Client({
    endpoint: environment.AWS_ENDPOINT_URL_S3,
    region: environment.AWS_REGION,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const Bucket = environment.ARCHIVE_BUCKET;
  return {
    keys: async (prefix: string): Promise<string[]> => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }));
      return Contents.map(({ Key = '' }) => Key);
    },
    read: async (key: string): Promise<unknown> => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
      return JSON.parse((await Body?.transformToString()) ?? '');
    },
  };
};
