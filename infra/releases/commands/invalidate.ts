import {
  CloudFrontClient,
  CreateInvalidationCommand,
  waitUntilInvalidationCompleted,
} from '@aws-sdk/client-cloudfront';
import { awsClient } from '../../aws-client.ts';

/**
 * Makes CloudFront forget files, and waits until it has (one to two minutes, ten at most).
 * @param paths their addresses; each may end in a star
 */
export const invalidate = async (distribution: string, paths: string[]): Promise<void> => {
  const client = awsClient(CloudFrontClient);
  const { Invalidation } = await client.send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: {
        CallerReference: `takedown-${Date.now()}`,
        Paths: { Quantity: paths.length, Items: paths },
      },
    }),
  );
  await waitUntilInvalidationCompleted(
    { client, maxWaitTime: 600 },
    { DistributionId: distribution, Id: Invalidation?.Id ?? '' },
  );
};
