import {
  CloudFormationClient,
  DescribeStackEventsCommand,
  type StackEvent,
} from '@aws-sdk/client-cloudformation';
import { awsClient } from '../aws-client.ts';
import { remedyFor } from './remedies.ts';

/** Why a stack operation failed, in one line, and the next step. */
type StackFailure = { cause: string; next: string };

const isStart = ({ PhysicalResourceId, StackId, ResourceStatus }: StackEvent): boolean =>
  PhysicalResourceId === StackId && /^(CREATE|UPDATE|DELETE|REVIEW)_IN_PROGRESS$/.test(ResourceStatus ?? '');

/**
 * Returns the first failure of the last stack operation; later ones are its consequences.
 * @param events newest first, as CloudFormation returns them
 */
const firstFailure = (events: StackEvent[]): StackFailure | undefined => {
  const start = events.findIndex(isStart);
  const last = start < 0 ? events : events.slice(0, start);
  const failed = last.findLast(
    ({ ResourceStatus, ResourceStatusReason = '' }) =>
      (ResourceStatus ?? '').endsWith('_FAILED') && !/cancelled/i.test(ResourceStatusReason),
  );
  if (!failed) return undefined;
  const { LogicalResourceId = '', ResourceType = '', ResourceStatusReason = '' } = failed;
  const reason = ResourceStatusReason.replace(/\s+/g, ' ').trim();
  return { cause: `${LogicalResourceId} (${ResourceType}): ${reason}`, next: remedyFor(reason) };
};

/** Returns why the last stack operation failed; undefined if it succeeded or the reason is unknown. */
export const findStackFailure = async (stack: string): Promise<StackFailure | undefined> => {
  try {
    const client = awsClient(CloudFormationClient);
    const { StackEvents = [] } = await client.send(new DescribeStackEventsCommand({ StackName: stack }));
    return firstFailure(StackEvents);
  } catch {
    // Only adds an explanation to another error, so its own failure is ignored.
    return undefined;
  }
};
