import type { Account } from './account.ts';
import type { Answer } from './answer.ts';

/** Amazon SES API v2 Reference, "GetAccount" and "GetEmailIdentity". */
export const ses = ({ ses: { sandbox, identities } }: Account, path: string): Answer => {
  if (path.endsWith('/account'))
    return { body: JSON.stringify({ SendingEnabled: true, ProductionAccessEnabled: !sandbox }) };
  const name = decodeURIComponent(path.split('/').at(-1) ?? '');
  const found = identities[name];
  if (!found)
    return {
      status: 404,
      headers: { 'x-amzn-errortype': 'NotFoundException' },
      body: JSON.stringify({ message: `Email identity ${name} does not exist.` }),
    };
  if (found.pendingQueries !== undefined && (found.pendingQueries -= 1) < 0) found.verified = true;
  return {
    body: JSON.stringify({
      VerifiedForSendingStatus: found.verified,
      DkimAttributes: { Status: found.verified ? 'SUCCESS' : 'PENDING', Tokens: ['a1', 'b2', 'c3'] },
      MailFromAttributes: { MailFromDomainStatus: found.verified ? 'SUCCESS' : 'PENDING' },
    }),
  };
};

/** AWS Lambda API Reference, "GetAccountSettings". */
export const lambda = (): Answer => ({ body: '{"AccountLimit":{"ConcurrentExecutions":1000}}' });

/** Amazon CloudWatch Logs API Reference, "FilterLogEvents". */
export const logs = ({ logs: groups }: Account, body: string): Answer => {
  const { logGroupName, filterPattern } = JSON.parse(body) as { logGroupName: string; filterPattern: string };
  const lines = groups[logGroupName];
  if (!lines)
    return {
      status: 400,
      body: '{"__type":"ResourceNotFoundException","message":"The specified log group does not exist."}',
    };
  const events = lines
    .filter((line) => line.includes(filterPattern))
    .map((message) => ({ timestamp: Date.now(), message }));
  return { body: JSON.stringify({ events }) };
};

/** Amazon SNS API Reference, "ListSubscriptionsByTopic": unconfirmed subscriptions have no ARN. */
export const sns = ({ unconfirmed }: Account, body: string): Answer | undefined => {
  const given = new URLSearchParams(body);
  if (given.get('Action') !== 'ListSubscriptionsByTopic') return undefined;
  const [address] = unconfirmed[given.get('TopicArn') ?? ''] ?? [];
  const state = address === undefined ? 'arn:aws:sns:us-east-1:111111111111:s' : 'PendingConfirmation';
  return {
    body: `<ListSubscriptionsByTopicResponse><ListSubscriptionsByTopicResult><Subscriptions><member><Endpoint>${address ?? 'ops@third.test'}</Endpoint><SubscriptionArn>${state}</SubscriptionArn></member></Subscriptions></ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`,
  };
};
