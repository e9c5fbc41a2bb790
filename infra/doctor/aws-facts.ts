import { resolveCaa, resolveNs } from 'node:dns/promises';
import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsClient } from '../aws-client.ts';
import { currentAccount } from '../stack/account.ts';
import { recordsAt } from '../dns/zone.ts';
import { sesDesk } from '../mail/ready.ts';
import { shownFiles } from '../releases/site-of.ts';
import { failureOf } from '../stack/failure.ts';
import { findStack, outputsOf } from '../stack/stack.ts';
import { stackName, watchOutput, watchRegion, watchStack } from '../names.ts';
import type { NamedStage } from '../stage/load.ts';
import type { Facts } from './facts.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && /^(NotFoundException|NoSuchHostedZone)$/.test(error.name);

const orUndefined = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * The names that CAA records let give certificates; the record nearest to a name counts (RFC 8659). What cannot be asked
 * forbids nothing here.
 */
const issuersOf = async (name: string): Promise<string[]> => {
  const labels = name.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const found = await resolveCaa(labels.slice(at).join('.')).catch(() => []);
    if (found.length > 0) return found.flatMap(({ issue }) => (issue === undefined ? [] : [issue]));
  }
  return [];
};

const plain = (name: string): string => name.replace(/\.$/, '').toLowerCase();

/** The facts of a stage, asked of AWS and the DNS. */
export const awsFacts = (stage: NamedStage): Facts => {
  const acm = awsClient(ACMClient);
  const route53 = awsClient(Route53Client);
  const sqs = awsClient(SQSClient);
  return {
    ...sesDesk(),
    issuers: issuersOf,
    failure: () => failureOf(stackName(stage)),
    records: (names) => (stage.zone.id === undefined ? Promise.resolve([]) : recordsAt(stage.zone.id, names)),
    account: currentAccount,
    bootstrap: async (where) => {
      const stack = await findStack('CDKToolkit', where);
      const version = stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue;
      return version === undefined ? undefined : Number(version);
    },
    stack: () => findStack(stackName(stage)),
    zone: async () => {
      const found = await orUndefined(route53.send(new GetHostedZoneCommand({ Id: stage.zone.id })));
      if (!found?.HostedZone) return undefined;
      const servers = found.DelegationSet?.NameServers ?? [];
      return { name: plain(found.HostedZone.Name ?? ''), servers: servers.map(plain) };
    },
    servers: async () => (await resolveNs(stage.zone.name).catch(() => [])).map(plain),
    watchTopic: async () => {
      const stack = await findStack(watchStack(stackName(stage)), watchRegion);
      return stack?.Outputs?.find(({ OutputKey }) => OutputKey === watchOutput)?.OutputValue;
    },
    unconfirmed: async (topic) => {
      // A topic is asked for in its own region.
      const [, , , where] = topic.split(':');
      const sns = awsClient(SNSClient, { ...(where && { region: where }) });
      const { Subscriptions = [] } = await sns.send(new ListSubscriptionsByTopicCommand({ TopicArn: topic }));
      const waiting = Subscriptions.filter(({ SubscriptionArn = '' }) => !SubscriptionArn.startsWith('arn:'));
      if (Subscriptions.length === 0) return ['an address that has unsubscribed'];
      return waiting.map(({ Endpoint = '' }) => Endpoint);
    },
    certificate: async (arn) => {
      const { Certificate } = await acm.send(new DescribeCertificateCommand({ CertificateArn: arn }));
      return { state: Certificate?.Status ?? 'MISSING', expires: Certificate?.NotAfter };
    },
    outputs: async () => {
      const stack = await findStack(stackName(stage));
      return stack ? outputsOf(stack) : {};
    },
    shownFiles: async () => {
      const stack = await findStack(stackName(stage));
      return stack && shownFiles(outputsOf(stack));
    },
    deadLetters: async (queueUrl) => {
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl: queueUrl,
          AttributeNames: ['ApproximateNumberOfMessages'],
        }),
      );
      if (!Attributes) throw new Error('SQS does not say how many dead letters there are.');
      return Number(Attributes['ApproximateNumberOfMessages']);
    },
  };
};
