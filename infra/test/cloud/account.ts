import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import { readBody, serve, type LocalServer } from '../../local/http.ts';

/** A stack as CloudFormation would describe it. */
export type StackState = {
  status: string;
  protected?: boolean;
  outputs: Record<string, string>;
  /** Newest first: logical id, type, status, reason. */
  events?: [string, string, string, string][];
};

/** What an account of AWS holds, as far as the commands ask. */
export type Account = {
  stacks: Record<string, StackState>;
  records: ResourceRecordSet[];
  ses: {
    sandbox: boolean;
    /** An identity that is `asked` so often is verified then. */
    identities: Record<string, { verified: boolean; dkim?: string; asked?: number }>;
  };
  /** Answers of a service that fails, by the name of the call: its code and message; the first one is used up. */
  faults: Record<string, [code: string, message: string, status?: number][]>;
  /** Calls that changed something. */
  changes: string[];
};

export const emptyAccount = (): Account => ({
  stacks: {},
  records: [],
  ses: { sandbox: false, identities: {} },
  faults: {},
  changes: [],
});

type Request = { method: string; path: string; body: string };
type Answer = { status?: number; body: string; headers?: Record<string, string> };

const number = '111111111111';
const arn = (name: string) => `arn:aws:cloudformation:us-east-1:${number}:stack/${name}/5d7b4d90`;
const member = (fields: Record<string, string>) =>
  `<member>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</member>`;

/** Shapes: AWS CloudFormation API Reference, "DescribeStacks" and "DescribeStackEvents". */
const describe = (name: string, { status, outputs, ...stack }: StackState) =>
  `<DescribeStacksResponse><DescribeStacksResult><Stacks>${member({
    StackName: name,
    StackId: arn(name),
    CreationTime: '2026-01-01T00:00:00.000Z',
    StackStatus: status,
    EnableTerminationProtection: String(stack.protected ?? false),
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

const fault = (code: string, message: string, status = 400): Answer => ({
  status,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>r-1</RequestId></ErrorResponse>`,
});

const cloudFormation = (account: Account, body: string): Answer | undefined => {
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
      body: `<GetCallerIdentityResponse><GetCallerIdentityResult><Account>${number}</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`,
    };
  if (!['DescribeStacks', 'DescribeStackEvents', 'UpdateTerminationProtection'].includes(action))
    return undefined;
  if (!stack) return fault('ValidationError', `Stack with id ${name} does not exist`);
  if (action === 'DescribeStacks') return { body: describe(name, stack) };
  if (action === 'DescribeStackEvents') return { body: describeEvents(name, stack) };
  stack.protected = given.get('EnableTerminationProtection') === 'true';
  account.changes.push(`${action} ${name} ${stack.protected}`);
  return { body: '<UpdateTerminationProtectionResponse/>' };
};

const recordXml = ({ Name, Type, TTL, ResourceRecords, AliasTarget }: ResourceRecordSet) =>
  `<ResourceRecordSet><Name>${Name}</Name><Type>${Type}</Type>${
    AliasTarget
      ? `<AliasTarget><HostedZoneId>${AliasTarget.HostedZoneId}</HostedZoneId><DNSName>${AliasTarget.DNSName}</DNSName><EvaluateTargetHealth>false</EvaluateTargetHealth></AliasTarget>`
      : `<TTL>${TTL}</TTL><ResourceRecords>${(ResourceRecords ?? []).map(({ Value }) => `<ResourceRecord><Value>${Value}</Value></ResourceRecord>`).join('')}</ResourceRecords>`
  }</ResourceRecordSet>`;

const between = (text: string, tag: string): string[] =>
  [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner);

const dotted = (name = '') => `${name.replace(/\.$/, '')}.`;
const same = (one: ResourceRecordSet, other: ResourceRecordSet) => recordXml(one) === recordXml(other);

const readRecord = (text: string): ResourceRecordSet => {
  const [alias] = between(text, 'AliasTarget');
  const one = (tag: string, from = text) => between(from, tag)[0] ?? '';
  return {
    Name: dotted(one('Name')),
    Type: one('Type') as 'A',
    ...(alias
      ? {
          AliasTarget: {
            HostedZoneId: one('HostedZoneId', alias),
            DNSName: dotted(one('DNSName', alias)),
            EvaluateTargetHealth: false,
          },
        }
      : { TTL: Number(one('TTL')), ResourceRecords: between(text, 'Value').map((Value) => ({ Value })) }),
  };
};

/**
 * Route 53: a batch is made whole or not at all; a record that is there cannot be created, and one that is not exactly
 * there cannot be deleted. Route 53 API Reference, "ChangeResourceRecordSets".
 */
const route53 = (account: Account, { method, path, body }: Request): Answer => {
  const [failing] = account.faults['Route53'] ?? [];
  if (failing) {
    account.faults['Route53']?.shift();
    return fault(...failing);
  }
  if (path.includes('/change/'))
    return {
      body: '<GetChangeResponse><ChangeInfo><Id>/change/C1</Id><Status>INSYNC</Status></ChangeInfo></GetChangeResponse>',
    };
  if (method === 'GET') {
    const from = dotted(new URL(path, 'http://aws').searchParams.get('name') ?? '');
    const listed = account.records.toSorted(
      (a, b) => (a.Name === from ? -1 : 0) - (b.Name === from ? -1 : 0),
    );
    return {
      body: `<ListResourceRecordSetsResponse><ResourceRecordSets>${listed.map(recordXml).join('')}</ResourceRecordSets><IsTruncated>false</IsTruncated><MaxItems>300</MaxItems></ListResourceRecordSetsResponse>`,
    };
  }
  let next = account.records;
  for (const change of between(body, 'Change')) {
    const record = readRecord(change);
    const action = between(change, 'Action')[0];
    const taken = next.some(
      ({ Name, Type }) => Name === record.Name && (Type === record.Type || Type === 'CNAME'),
    );
    if (action === 'CREATE' && taken)
      return fault(
        'InvalidChangeBatch',
        `[Tried to create resource record set [name='${record.Name}', type='${record.Type}'] but it already exists]`,
      );
    if (action === 'DELETE' && !next.some((one) => same(one, record)))
      return fault(
        'InvalidChangeBatch',
        `[Tried to delete resource record set [name='${record.Name}', type='${record.Type}'] but it was not found]`,
      );
    next = action === 'DELETE' ? next.filter((one) => !same(one, record)) : [...next, record];
  }
  account.records = next;
  account.changes.push('ChangeResourceRecordSets');
  return {
    body: '<ChangeResourceRecordSetsResponse><ChangeInfo><Id>/change/C1</Id><Status>PENDING</Status></ChangeInfo></ChangeResourceRecordSetsResponse>',
  };
};

/** Amazon SES API v2 Reference, "GetAccount" and "GetEmailIdentity". */
const ses = ({ ses: { sandbox, identities } }: Account, path: string): Answer => {
  if (path.endsWith('/account'))
    return { body: JSON.stringify({ SendingEnabled: true, ProductionAccessEnabled: !sandbox }) };
  const name = decodeURIComponent(path.split('/').at(-1) ?? '');
  const found = identities[name];
  if (!found)
    return { status: 404, body: JSON.stringify({ message: `Email identity ${name} does not exist.` }) };
  if (found.asked !== undefined && (found.asked -= 1) < 0) found.verified = true;
  return {
    body: JSON.stringify({
      VerifiedForSendingStatus: found.verified,
      DkimAttributes: {
        Status: found.dkim ?? (found.verified ? 'SUCCESS' : 'PENDING'),
        Tokens: ['a1', 'b2', 'c3'],
      },
      MailFromAttributes: { MailFromDomainStatus: found.verified ? 'SUCCESS' : 'PENDING' },
    }),
  };
};

/** An account behind an address, for the clients of AWS. */
export const startAccount = (account: Account): Promise<LocalServer> =>
  serve(async (request, response) => {
    const asked = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      body: String(await readBody(request)),
    };
    const {
      status = 200,
      body,
      headers = {},
    } = answerOf(account, asked) ?? fault('InvalidAction', 'unknown', 400);
    response.writeHead(status, headers).end(body);
  });

/** What AWS answers; undefined when the call is not of CloudFormation, Route 53, SES or STS. */
export const answerOf = (account: Account, request: Request): Answer | undefined => {
  if (request.path.startsWith('/2013-04-01/')) return route53(account, request);
  if (request.path.startsWith('/v2/email/')) return ses(account, request.path);
  return cloudFormation(account, request.body);
};
