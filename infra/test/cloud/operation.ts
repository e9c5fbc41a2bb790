import type { LocalServer } from '../../local/http.ts';
import { emptyAccount, type Account } from './account/account.ts';
import { startCloud, type Cloud } from './cloud.ts';
import { createOperator, type Operator } from './operator.ts';

/** An empty account of AWS, and the machine from which a site is run there. */
export type Operation = { account: Account; cloud: Cloud; operator: Operator; end: LocalServer['close'] };

/** Outputs that AWS gives a stack when it is made. @param url address of the emulator */
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
 * Sets up both.
 * @param onChange called before and after every change of the pages or of CloudFront; a change waits for it
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
