import type { Account, StackState } from './account.ts';
import { fault, type Answer } from './answer.ts';

const number = '111111111111';
const arn = (name: string) => `arn:aws:cloudformation:us-east-1:${number}:stack/${name}/5d7b4d90`;
const member = (fields: Record<string, string>) =>
  `<member>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</member>`;

/** Response formats: AWS CloudFormation API Reference, "DescribeStacks" and "DescribeStackEvents". */
const describe = (name: string, { status, outputs, parameters = {}, ...stack }: StackState) =>
  `<DescribeStacksResponse><DescribeStacksResult><Stacks>${member({
    StackName: name,
    StackId: arn(name),
    CreationTime: '2026-01-01T00:00:00.000Z',
    StackStatus: status,
    EnableTerminationProtection: String(stack.protected ?? false),
    Parameters: Object.entries(parameters)
      .map(([ParameterKey, ParameterValue]) => member({ ParameterKey, ParameterValue }))
      .join(''),
    Outputs: Object.entries(outputs)
      .map(([OutputKey, OutputValue]) => member({ OutputKey, OutputValue }))
      .join(''),
  })}</Stacks></DescribeStacksResult></DescribeStacksResponse>`;

const describeEvents = (name: string, { events = [] }: StackState) =>
  `<DescribeStackEventsResponse><DescribeStackEventsResult><StackEvents>${events
    .map(([LogicalResourceId, ResourceType, ResourceStatus, ResourceStatusReason], index) =>
      member({
        EventId: String(index),
        StackId: arn(name),
        StackName: name,
        PhysicalResourceId:
          ResourceType === 'AWS::CloudFormation::Stack' ? arn(name) : `${LogicalResourceId}-1`,
        Timestamp: new Date().toISOString(),
        LogicalResourceId,
        ResourceType,
        ResourceStatus,
        ResourceStatusReason,
      }),
    )
    .join('')}</StackEvents></DescribeStackEventsResult></DescribeStackEventsResponse>`;

/** AWS CloudFormation and AWS STS; undefined for a request to neither. */
export const cloudFormation = (account: Account, body: string): Answer | undefined => {
  const given = new URLSearchParams(body);
  const action = given.get('Action') ?? '';
  const name = given.get('StackName') ?? '';
  const [failing] = account.faults[action] ?? [];
  if (failing) {
    account.faults[action]?.shift();
    return fault(...failing);
  }
  const stack = account.stacks[name];
  if (action === 'GetCallerIdentity')
    return {
      body: `<GetCallerIdentityResponse><GetCallerIdentityResult><Account>${number}</Account><Arn>arn:aws:sts::${number}:assumed-role/Deploy/ann</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`,
    };
  if (action === 'DeleteStack') {
    delete account.stacks[name];
    account.changes.push(`${action} ${name}`);
    return { body: '<DeleteStackResponse/>' };
  }
  if (action === 'DetectStackDrift')
    return {
      body: '<DetectStackDriftResponse><DetectStackDriftResult><StackDriftDetectionId>d1</StackDriftDetectionId></DetectStackDriftResult></DetectStackDriftResponse>',
    };
  if (action === 'DescribeStackDriftDetectionStatus')
    return {
      body: `<${action}Response><${action}Result><DetectionStatus>DETECTION_COMPLETE</DetectionStatus></${action}Result></${action}Response>`,
    };
  if (action === 'DescribeStackResourceDrifts')
    return {
      body: `<${action}Response><${action}Result><StackResourceDrifts>${Object.entries(account.drift)
        .map(([LogicalResourceId, StackResourceDriftStatus]) =>
          member({ LogicalResourceId, StackResourceDriftStatus }),
        )
        .join('')}</StackResourceDrifts></${action}Result></${action}Response>`,
    };
  const known = ['DescribeStacks', 'DescribeStackEvents', 'GetTemplate', 'UpdateTerminationProtection'];
  if (!known.includes(action)) return undefined;
  if (!stack) return fault('ValidationError', `Stack with id ${name} does not exist`);
  if (action === 'DescribeStacks') return { body: describe(name, stack) };
  if (action === 'GetTemplate')
    return {
      body: `<GetTemplateResponse><GetTemplateResult><TemplateBody><![CDATA[${stack.template}]]></TemplateBody></GetTemplateResult></GetTemplateResponse>`,
    };
  if (action === 'DescribeStackEvents') return { body: describeEvents(name, stack) };
  stack.protected = given.get('EnableTerminationProtection') === 'true';
  account.changes.push(`${action} ${name} ${stack.protected}`);
  return { body: '<UpdateTerminationProtectionResponse/>' };
};
