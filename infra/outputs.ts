/** What a deployed stack tells the commands, and the names under which it does. */
export const outputNames = {
  pages: 'PagesBucket',
  distribution: 'DistributionId',
  archive: 'ArchiveBucket',
  waiting: 'WaitingQueueUrl',
  dead: 'DeadLetterQueueUrl',
  alarms: 'AlarmsTopicArn',
  mailEvents: 'MailEventsTopicArn',
  certificate: 'CertificateArn',
  dashboard: 'DashboardName',
  version: 'Version',
} as const;

/** The outputs of a deployed stack. */
export type Outputs = Record<keyof typeof outputNames, string>;
