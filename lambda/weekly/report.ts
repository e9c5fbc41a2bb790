import type { WeekNumbers } from '../visits/numbers.ts';
import type { Outage } from './outages.ts';

/** What the weekly mail tells. Nothing of a visitor is in it. */
export type WeeklyReport = {
  /** The Monday on which the week began, in milliseconds since 1970. */
  from: number;
  numbers: WeekNumbers;
  /** The numbers of the week before. */
  before: WeekNumbers;
  /** Requests of the week that are kept and not mailed yet. */
  notMailed: number;
  /** Messages that failed at all tries and wait for a person, of whatever week. */
  deadLetters: number;
  /** Undefined when nobody watched the site. */
  outages: Outage[] | undefined;
};

/** A part of the mail: what it is about, its lines, a table, and a note below. */
export type ReportSection = {
  heading: string;
  lines: string[];
  /** Whether somebody has to do something. */
  calls: boolean;
  table?: { head: string[]; rows: string[][] };
  note?: string | undefined;
};
