import type { Account } from './account.ts';
import type { Answer } from './answer.ts';

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

/** AWS Certificate Manager API Reference, "DescribeCertificate": valid for 200 days; times are in seconds. */
export const acm = (): Answer => ({
  body: JSON.stringify({
    Certificate: { Status: 'ISSUED', NotAfter: Math.floor(Date.now() / 1000) + 200 * 86_400 + 60 },
  }),
});
