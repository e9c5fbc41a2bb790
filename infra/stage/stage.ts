/** Defaults of `thresholds` in the stage file; `schema/stages.ts` describes each with its unit. */
const defaultThresholds = {
  silenceHours: 72,
  leadsPerHour: 60,
  // People in one office share an address.
  formsPerAddress: 20,
  // 500 first visits of a page from one office in five minutes.
  pagesPerAddress: 10_000,
  // 500 a second cost about four dollars an hour: handbook/costs.md.
  requestsPerMinute: 30_000,
};

/** Limits at which alarms fire and requests are rejected. */
export type Thresholds = typeof defaultThresholds;

/** A stage: one deployment of one site. `schema/stages.ts`, with which commands validate it, describes each field. */
export type Stage = {
  site: string;
  account: string;
  domain: string;
  redirectFrom?: string[];
  formOrigins?: string[];
  zone: { id?: string; name: string };
  dns?: boolean;
  hsts?: { maxAge: number; includeSubDomains?: boolean; preload?: boolean };
  mail: { from: string; to: string[]; events: string; sandbox?: boolean };
  alarms: string;
  alarmsCopy?: string;
  thresholds?: Partial<Thresholds>;
  leadCopy?: { bucket: string; account?: string };
  small?: boolean;
  budget?: number;
  live: boolean;
  frontDoorKey: number;
  release?: 'on-accept' | 'by-person';
  releases?: { count: number; days: number };
  previews?: { domain: string; zone: { id: string; name: string }; repository: string };
  studio?: { domain: string; repository: string };
  pages?: string;
};

/** A stage with its name in the stage file. */
export type NamedStage = Stage & { name: string };

/** Returns the mailboxes that receive alarms. */
export const alarmMailboxes = ({ alarms, alarmsCopy }: Stage): string[] =>
  alarmsCopy === undefined ? [alarms] : [alarms, alarmsCopy];

/** Returns the thresholds of a stage. */
export const thresholdsOf = ({ thresholds }: Stage): Thresholds => ({
  ...defaultThresholds,
  ...thresholds,
});
