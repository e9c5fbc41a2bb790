/** CloudFormation names of the outputs that every stack has, by key. Stacks of older versions use the same names. */
export const requiredOutputs = {
  domain: 'Domain',
  pages: 'PagesBucket',
  keys: 'KeyValueStoreArn',
  release: 'Release',
  distribution: 'DistributionId',
  host: 'DistributionHost',
  archive: 'ArchiveBucket',
  waiting: 'WaitingQueueUrl',
  dead: 'DeadLetterQueueUrl',
  alarms: 'AlarmsTopicArn',
  mailEvents: 'MailEventsTopicArn',
  dashboard: 'DashboardName',
  version: 'Version',
  frontDoorKey: 'FrontDoorKey',
} as const;

/** All outputs: `certificate` is missing without DNS, `preview*` and `studio*` if not configured. */
export const outputNames = {
  ...requiredOutputs,
  certificate: 'CertificateArn',
  previewBucket: 'PreviewBucket',
  previewRole: 'PreviewRole',
  studioBucket: 'StudioBucket',
  studioHost: 'StudioHost',
} as const;

/** Outputs of a deployed stack. */
export type Outputs = Record<keyof typeof requiredOutputs, string> &
  Partial<Record<keyof typeof outputNames, string>>;
