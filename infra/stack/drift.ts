import { setTimeout as sleep } from 'node:timers/promises';
import {
  CloudFormationClient,
  DescribeStackDriftDetectionStatusCommand,
  DescribeStackResourceDriftsCommand,
  DetectStackDriftCommand,
  type DescribeStackResourceDriftsCommandOutput,
} from '@aws-sdk/client-cloudformation';
import { awsClient } from '../aws-client.ts';

/** Milliseconds between two queries, and the number of queries: drift detection takes up to some minutes. */
const pauseMs = 3000;
const maxQueries = 100;

/**
 * Returns the resources of a stack that were deleted or changed outside of CloudFormation, such as
 * `SiteCleanAddresses DELETED`. Requires read permissions for the configuration of all resources.
 * @throws Error if CloudFormation cannot compare them
 */
export const findDrift = async (StackName: string): Promise<string[]> => {
  const client = awsClient(CloudFormationClient);
  const { StackDriftDetectionId } = await client.send(new DetectStackDriftCommand({ StackName }));
  for (let query = 0; ; query += 1) {
    const found = await client.send(new DescribeStackDriftDetectionStatusCommand({ StackDriftDetectionId }));
    if (found.DetectionStatus === 'DETECTION_COMPLETE') break;
    if (found.DetectionStatus === 'DETECTION_FAILED' || query === maxQueries)
      throw new Error(found.DetectionStatusReason ?? 'the detection of drift does not end');
    await sleep(pauseMs);
  }
  const drifts: string[] = [];
  let page: Partial<DescribeStackResourceDriftsCommandOutput> = {};
  do {
    page = await client.send(
      new DescribeStackResourceDriftsCommand({
        StackName,
        StackResourceDriftStatusFilters: ['DELETED', 'MODIFIED'],
        NextToken: page.NextToken,
      }),
    );
    for (const { LogicalResourceId, StackResourceDriftStatus } of page.StackResourceDrifts ?? [])
      drifts.push(`${LogicalResourceId} ${StackResourceDriftStatus}`);
  } while (page.NextToken !== undefined);
  return drifts;
};
