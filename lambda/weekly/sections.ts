import type { WeeklyMailCopy } from '../../schema/forms/mail-copy.ts';
import { addColon, formatMoment } from '../../leads/mail/format.ts';
import { leadsPerHundredVisits, sumPages, type PageNumbers, type WeekNumbers } from '../visits/numbers.ts';
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

/** Number of pages in the mail. `npm run site -- visits` shows all. */
const maxPages = 10;

const createRequestsSection = (
  { numbers, before, forms }: WeeklyReport,
  words: WeeklyMailCopy,
): ReportSection => {
  const pages = numbers.pages.filter(({ leads }) => leads > 0);
  return {
    heading: words.requests,
    needsAction: false,
    lines: [
      `${sumPages(numbers).leads} (${addColon(words.weekBefore)} ${sumPages(before).leads})`,
      ...forms.map(([form, leads]) => `${addColon(form)} ${leads}`),
      ...(numbers.suspectedSpam > 0 ? [`${addColon(words.spam)} ${numbers.suspectedSpam}`] : []),
    ],
    ...(pages.length > 0 && {
      table: {
        head: [words.fromPage, words.requests],
        rows: pages
          .toSorted((a, b) => b.leads - a.leads)
          .map(({ page, leads }) => [page === '' ? words.pageNotSaid : page, `${leads}`]),
      },
    }),
  };
};

const createPendingSection = (
  { notMailed, deadLetters }: WeeklyReport,
  words: WeeklyMailCopy,
): ReportSection => {
  const lines = [
    ...(deadLetters > 0 ? [`${addColon(words.deadLetters)} ${deadLetters}`] : []),
    ...(notMailed > 0 ? [`${addColon(words.notMailed)} ${notMailed}`] : []),
  ];
  const calls = lines.length > 0;
  return {
    heading: words.waiting,
    needsAction: calls,
    lines: calls ? lines : [words.nothingWaits],
    ...(calls && { note: words.waitingNote }),
  };
};

const formatOutage = ({ watched, from, minutes }: Outage, words: WeeklyMailCopy, timeZone: string): string =>
  `${addColon(watched === 'pages' ? words.pagesDown : words.formsDown)} ${formatMoment(new Date(from).toISOString(), timeZone)}, ${minutes} ${words.minutes}`;

const createUptimeSection = (
  { outages }: WeeklyReport,
  words: WeeklyMailCopy,
  timeZone: string,
): ReportSection => {
  const down = outages ?? [];
  const quiet = outages ? words.allUp : words.notWatched;
  return {
    heading: words.upAndDown,
    needsAction: down.length > 0 || !outages,
    lines: down.length > 0 ? down.map((outage) => formatOutage(outage, words, timeZone)) : [quiet],
  };
};

const createPageRow = (name: string, numbers: PageNumbers): string[] => {
  const share = leadsPerHundredVisits(numbers);
  return [name, `${numbers.visits}`, `${numbers.leads}`, share === undefined ? '–' : `${share}`];
};

const createVisitsSection = ({ numbers, before }: WeeklyReport, words: WeeklyMailCopy): ReportSection => {
  const pages = numbers.pages.filter(({ page, visits }) => page !== '' && visits > 0);
  const total = sumPages(numbers);
  return {
    heading: words.visits,
    needsAction: false,
    lines: [`${total.visits} (${addColon(words.weekBefore)} ${sumPages(before).visits})`],
    ...(pages.length > 0 && {
      table: {
        head: [words.page, words.visits, words.requests, words.share],
        rows: [
          ...pages.slice(0, maxPages).map((numbers) => createPageRow(numbers.page, numbers)),
          createPageRow(words.together, total),
        ],
      },
      note: words.visitsNote,
    }),
  };
};

/** Returns the sections of the mail in reading order. */
export const createReportSections = (
  report: WeeklyReport,
  words: WeeklyMailCopy,
  timeZone: string,
): ReportSection[] => [
  createRequestsSection(report, words),
  createPendingSection(report, words),
  createUptimeSection(report, words, timeZone),
  createVisitsSection(report, words),
];
