import {
  CloudFrontClient,
  CreateInvalidationCommand,
  waitUntilInvalidationCompleted,
} from '@aws-sdk/client-cloudfront';
import { awsClient } from '../aws-client.ts';

/** Makes CloudFront forget every page, and waits until it has (one to two minutes, ten at most). */
export const invalidate = async (distribution: string): Promise<void> => {
  const client = awsClient(CloudFrontClient);
  const { Invalidation } = await client.send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: {
        CallerReference: `deploy-${Date.now()}`,
        // One path is one invalidation, whatever it covers; a thousand a month are free.
        Paths: { Quantity: 1, Items: ['/*'] },
      },
    }),
  );
  await waitUntilInvalidationCompleted(
    { client, maxWaitTime: 600 },
    { DistributionId: distribution, Id: Invalidation?.Id ?? '' },
  );
};
