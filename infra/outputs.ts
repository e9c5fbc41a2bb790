/** CloudFormation output names by key. Stacks of older versions use the same names. */
export const outputNames = {
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
  certificate: 'CertificateArn',
  dashboard: 'DashboardName',
  version: 'Version',
  frontDoorKey: 'FrontDoorKey',
  previewBucket: 'PreviewBucket',
  previewRole: 'PreviewRole',
  studioBucket: 'StudioBucket',
  studioHost: 'StudioHost',
} as const;

type Name = keyof typeof outputNames;

/** Outputs that may be missing: `certificate` without DNS, `preview*` and `studio*` if not configured. */
export const optionalOutputs = [
  'certificate',
  'previewBucket',
  'previewRole',
  'studioBucket',
  'studioHost',
] as const;
type Optional = (typeof optionalOutputs)[number];

/** Outputs of a deployed stack. */
export type Outputs = Record<Exclude<Name, Optional>, string> & Partial<Record<Optional, string>>;
