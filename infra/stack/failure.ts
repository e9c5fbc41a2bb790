import {
  CloudFormationClient,
  DescribeStackEventsCommand,
  type StackEvent,
} from '@aws-sdk/client-cloudformation';
import { awsClient } from '../aws-client.ts';
import { commandLine } from '../terminal/command-line.mjs';
import { handbook } from '../terminal/handbook.ts';

/** Next steps for causes that CloudFormation reports. */
const remedies: [RegExp, string][] = [
  [
    // Reported at https://github.com/aws-samples/aws-cdk-examples/issues/279.
    /account must be verified before you can add new CloudFront resources/i,
    'AWS must verify this account before it can use CloudFront: open a case at https://console.aws.amazon.com/support/home (Account and billing) with this message; it takes about a day. Then deploy again.',
  ],
  [
    /CNAMEAlreadyExists|one or more of the CNAMEs|alternate domain name.*already/i,
    `Another CloudFront distribution has this name, perhaps that of the old site: remove it there, then deploy again. ${handbook}, "When the old site is on CloudFront", has details.`,
  ],
  [
    /resource record set.*already exists/i,
    'Remove or rename that record in the hosted zone, then deploy again.',
  ],
  [
    /CAA/,
    'A CAA record of the domain prevents Amazon from issuing a certificate: add one with the value 0 issue "amazon.com".',
  ],
  [
    /identity .*already exist|AlreadyExists.*identity/i,
    'This sender identity already exists in SES: delete it in the SES console, or use another subdomain in mail.from.',
  ],
  [
    /not authorized|access ?denied/i,
    `CloudFormation lacks this permission: ${commandLine('doctor')} prints the commands for an administrator; then deploy again.`,
  ],
];

/**
 * Returns the next step for a cause.
 * @internal for tests
 */
export const remedyFor = (cause: string): string =>
  remedies.find(([pattern]) => pattern.test(cause))?.[1] ?? 'Fix it, then deploy again.';

/** Why a stack operation failed, in one line, and the next step. */
type StackFailure = { cause: string; next: string };

const isStart = ({ PhysicalResourceId, StackId, ResourceStatus }: StackEvent): boolean =>
  PhysicalResourceId === StackId && /^(CREATE|UPDATE|DELETE|REVIEW)_IN_PROGRESS$/.test(ResourceStatus ?? '');

/** Returns the events of a stack, newest first; none if AWS does not return them, because they only explain. */
export const findStackEvents = async (StackName: string): Promise<StackEvent[]> => {
  const { StackEvents = [] } = await awsClient(CloudFormationClient)
    .send(new DescribeStackEventsCommand({ StackName }))
    .catch(() => ({ StackEvents: [] }));
  return StackEvents;
};

/**
 * Returns why the last stack operation failed; undefined if it succeeded or the reason is unknown. Failures after the
 * first one are its consequences.
 */
export const findStackFailure = async (stack: string): Promise<StackFailure | undefined> => {
  const events = await findStackEvents(stack);
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
