/** What a deployed stack tells the commands, and the names under which it does. Older versions ask for them too. */
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

/** Outputs that a stack may lack: a stage without its names has no certificate, one without previews or a Studio nothing of them, a stack of before the releases has none. */
export const optionalOutputs = [
  'certificate',
  'keys',
  'release',
  'previewBucket',
  'previewRole',
  'studioBucket',
  'studioHost',
] as const;
type Optional = (typeof optionalOutputs)[number];

/** The outputs of a deployed stack. */
export type Outputs = Record<Exclude<Name, Optional>, string> & Partial<Record<Optional, string>>;
