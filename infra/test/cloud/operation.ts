import type { LocalServer } from '../../local/http.ts';
import { emptyAccount, type Account } from './account/account.ts';
import { startCloud, type Cloud } from './cloud.ts';
import { createOperator, type Operator } from './operator.ts';

/** An empty AWS account, and the machine from which a site is deployed there. */
export type Operation = { account: Account; cloud: Cloud; operator: Operator; end: LocalServer['close'] };

/** Returns the outputs of a newly created stack. @param url URL of the emulator */
export const outputsAt = (url: string): Record<string, string> => ({
  PagesBucket: 'pages',
  ArchiveBucket: 'archive',
  KeyValueStoreArn: 'arn:aws:cloudfront::111111111111:key-value-store/0a1b2c3d',
  DistributionId: 'E1',
  DistributionHost: 'd1.cloudfront.net',
  AlarmsTopicArn: 'arn:alarms',
  MailEventsTopicArn: 'arn:events',
  CertificateArn: 'arn:certificate',
  DashboardName: 'stone-staging',
  WaitingQueueUrl: `${url}/111111111111/waiting.fifo`,
  DeadLetterQueueUrl: `${url}/111111111111/dead.fifo`,
});

/**
 * Creates both.
 * @param onChange called before and after every change of the pages or of CloudFront; the change waits for it
 */
export const startOperation = async (
  onChange: () => Promise<void> | void = () => undefined,
): Promise<Operation> => {
  const account = emptyAccount();
  const outputs: Record<string, string> = {};
  const cloud = await startCloud({ account, outputs, onChange });
  Object.assign(outputs, outputsAt(cloud.url));
  const operator = await createOperator(cloud.url);
  return { account, cloud, operator, end: cloud.close };
};
