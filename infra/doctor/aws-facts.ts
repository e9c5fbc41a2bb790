import { resolveNs } from 'node:dns/promises';
import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { currentAccount } from '../ops/account.ts';
import { findStack, outputsOf } from '../ops/stack.ts';
import { region, stackName } from '../names.ts';
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

const plain = (name: string): string => name.replace(/\.$/, '').toLowerCase();

/** The facts of a stage, asked of AWS and the DNS. */
export const awsFacts = (stage: NamedStage): Facts => {
  const acm = new ACMClient({ region });
  const route53 = new Route53Client({ region });
  const ses = new SESv2Client({ region });
  const sns = new SNSClient({ region });
  const sqs = new SQSClient({ region });
  return {
    account: currentAccount,
    bootstrap: async () => {
      const stack = await findStack('CDKToolkit');
      const version = stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue;
      return version === undefined ? undefined : Number(version);
    },
    stackState: async () => (await findStack(stackName(stage)))?.StackStatus,
    zone: async () => {
      const found = await orUndefined(route53.send(new GetHostedZoneCommand({ Id: stage.zone.id })));
      if (!found?.HostedZone) return undefined;
      const servers = found.DelegationSet?.NameServers ?? [];
      return { name: plain(found.HostedZone.Name ?? ''), servers: servers.map(plain) };
    },
    servers: async () => (await resolveNs(stage.zone.name).catch(() => [])).map(plain),
    sending: async () => {
      const { SendingEnabled, ProductionAccessEnabled } = await ses.send(new GetAccountCommand({}));
      return { enabled: SendingEnabled === true, sandbox: ProductionAccessEnabled !== true };
    },
    identity: async (name) => {
      const found = await orUndefined(ses.send(new GetEmailIdentityCommand({ EmailIdentity: name })));
      return (
        found && {
          verified: found.VerifiedForSendingStatus === true,
          dkim: found.DkimAttributes?.Status ?? 'NOT_STARTED',
          mailFrom: found.MailFromAttributes?.MailFromDomainStatus ?? 'NOT_STARTED',
        }
      );
    },
    unconfirmed: async (topic) => {
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
    deadLetters: async (queueUrl) => {
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl: queueUrl,
          AttributeNames: ['ApproximateNumberOfMessages'],
        }),
      );
      return Number(Attributes?.['ApproximateNumberOfMessages'] ?? 0);
    },
  };
};
