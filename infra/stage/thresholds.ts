import type { Stage } from './stage.ts';

/** Defaults of `thresholds` in the stage file; `schema/stages.ts` describes each with its unit. */
const defaults = {
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
export type Thresholds = typeof defaults;

/** Returns the thresholds of a stage. */
export const thresholdsOf = ({ thresholds }: Stage): Thresholds => ({ ...defaults, ...thresholds });
