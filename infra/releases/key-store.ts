// The signer that this service requires. The client finds it once it is imported.
import '@aws-sdk/signature-v4a';
import {
  CloudFrontKeyValueStoreClient,
  ConflictException,
  DescribeKeyValueStoreCommand,
  GetKeyCommand,
  paginateListKeys,
  ResourceNotFoundException,
  UpdateKeysCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import { awsClient } from '../aws-client.ts';
import { ConditionFailed } from '../publish/object-store.ts';

/** The CloudFront KeyValueStore of a stack, or a fake in tests. */
export type KeyStore = {
  /** ETag of the whole store. */
  tag: () => Promise<string>;
  get: (key: string) => Promise<string | undefined>;
  keys: () => Promise<string[]>;
  /**
   * Updates some keys atomically.
   * @throws ConditionFailed if the store has another ETag
   */
  update: (tag: string, change: { puts?: Record<string, string>; deletes?: string[] }) => Promise<void>;
};

/** Whether the error means that the store has another ETag. */
const isOtherState = (error: unknown): boolean =>
  error instanceof ConflictException ||
  (error instanceof Error && /pre-?condition/i.test(`${error.name} ${error.message}`));

/** Returns undefined for an empty list, so that it is omitted from the request. */
const listed = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined);

/**
 * Creates the client of a CloudFront KeyValueStore. Source: Amazon CloudFront API Reference, "UpdateKeys": atomic,
 * with the ETag of the store, https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_kvs_UpdateKeys.html
 * @param arn ARN of the store
 */
export const createKvsStore = (arn: string): KeyStore => {
  const client = awsClient(CloudFrontKeyValueStoreClient);
  const KvsARN = arn;
  return {
    tag: async () => (await client.send(new DescribeKeyValueStoreCommand({ KvsARN }))).ETag ?? '',
    get: async (Key) => {
      try {
        return (await client.send(new GetKeyCommand({ KvsARN, Key }))).Value;
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return undefined;
        throw error;
      }
    },
    keys: async () => {
      const found: string[] = [];
      for await (const { Items = [] } of paginateListKeys({ client }, { KvsARN }))
        found.push(...Items.flatMap(({ Key }) => Key ?? []));
      return found;
    },
    update: async (tag, { puts = {}, deletes = [] }) => {
      const command = new UpdateKeysCommand({
        KvsARN,
        IfMatch: tag,
        Puts: listed(Object.entries(puts).map(([Key, Value]) => ({ Key, Value }))),
        Deletes: listed(deletes.map((Key) => ({ Key }))),
      });
      try {
        await client.send(command);
      } catch (error) {
        if (isOtherState(error))
          throw new ConditionFailed('the CloudFront KeyValueStore was changed by another process');
        throw error;
      }
    },
  };
};
