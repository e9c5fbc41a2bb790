import type { WeekNumbers } from '../visits/numbers.ts';
import type { Outage } from './outages.ts';

/** The content of the weekly mail. It contains no personal data. */
export type WeeklyReport = {
  /** The Monday on which the week began, in Unix ms. */
  from: number;
  numbers: WeekNumbers;
  /** The names of the forms with the number of their leads. Empty if there is only one form. */
  forms: [name: string, leads: number][];
  /** The statistics of the week before. */
  before: WeekNumbers;
  /** Number of the week's leads that are archived but not mailed yet. */
  notMailed: number;
  /** Number of messages in the dead-letter queue, from any week: all delivery attempts failed, and a person has to act. */
  deadLetters: number;
  /** Undefined if the site is not monitored. */
  outages: Outage[] | undefined;
};

/** A section of the mail: its heading, lines, table, and a note below. */
export type ReportSection = {
  heading: string;
  lines: string[];
  /** Whether the section requires action. */
  needsAction: boolean;
  table?: { head: string[]; rows: string[][] };
  note?: string | undefined;
};
