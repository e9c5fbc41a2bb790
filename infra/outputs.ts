/** What a deployed stack tells the commands, and the names under which it does. Older versions ask for them too. */
export const outputNames = {
  domain: 'Domain',
  pages: 'PagesBucket',
  distribution: 'DistributionId',
  host: 'DistributionHost',
  archive: 'ArchiveBucket',
  waiting: 'WaitingQueueUrl',
  dead: 'DeadLetterQueueUrl',
  alarms: 'AlarmsTopicArn',
  mailEvents: 'MailEventsTopicArn',
  certificate: 'CertificateArn',
  dashboard: 'DashboardName',
  version: 'Version',
  frontDoorKey: 'FrontDoorKey',
} as const;

type Name = keyof typeof outputNames;

/** The outputs of a deployed stack. A stage without its names has no certificate. */
export type Outputs = Record<Exclude<Name, 'certificate'>, string> & { certificate?: string };
