import type { WeeklyMailCopy } from '../../schema/forms/mail-copy.ts';
import type { LeadCopy } from '../../leads/lead-copy.ts';
import { addColon } from '../../leads/mail/format.ts';
import { formatMoment } from '../../schema/locale.ts';
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
  needsAction?: boolean;
  table?: { head: string[]; rows: string[][] };
  note?: string | undefined;
};

/** Number of pages in the mail. `npm run site -- visits` shows all. */
const maxPages = 10;

const formatLine = (label: string, value: string | number) => `${addColon(label)} ${value}`;

const createPageRow = (name: string, numbers: PageNumbers): string[] => {
  const share = leadsPerHundredVisits(numbers);
  return [name, `${numbers.visits}`, `${numbers.leads}`, share === undefined ? '–' : `${share}`];
};

/** Returns the sections of the mail in reading order. */
export const createReportSections = (
  { numbers, before, forms, notMailed, deadLetters, outages }: WeeklyReport,
  words: WeeklyMailCopy,
  { timeZone, locale }: Pick<LeadCopy, 'timeZone' | 'locale'>,
): ReportSection[] => {
  const total = sumPages(numbers);
  const totalBefore = sumPages(before);
  const sending = numbers.pages.filter(({ leads }) => leads > 0).toSorted((a, b) => b.leads - a.leads);
  const visited = numbers.pages.filter(({ page, visits }) => page !== '' && visits > 0);
  const pending = [
    ...(deadLetters > 0 ? [formatLine(words.deadLetters, deadLetters)] : []),
    ...(notMailed > 0 ? [formatLine(words.notMailed, notMailed)] : []),
  ];
  const down = (outages ?? []).map(({ watched, from, minutes }) => {
    const moment = formatMoment(new Date(from).toISOString(), timeZone, locale);
    return `${formatLine(watched === 'pages' ? words.pagesDown : words.formsDown, moment)}, ${minutes} ${words.minutes}`;
  });
  const quiet = outages ? words.allUp : words.notWatched;
  return [
    {
      heading: words.requests,
      lines: [
        `${total.leads} (${formatLine(words.weekBefore, totalBefore.leads)})`,
        ...forms.map(([form, leads]) => formatLine(form, leads)),
        ...(numbers.suspectedSpam > 0 ? [formatLine(words.spam, numbers.suspectedSpam)] : []),
      ],
      ...(sending.length > 0 && {
        table: {
          head: [words.fromPage, words.requests],
          rows: sending.map(({ page, leads }) => [page === '' ? words.pageNotSaid : page, `${leads}`]),
        },
      }),
    },
    {
      heading: words.waiting,
      needsAction: pending.length > 0,
      lines: pending.length > 0 ? pending : [words.nothingWaits],
      note: pending.length > 0 ? words.waitingNote : undefined,
    },
    {
      heading: words.upAndDown,
      needsAction: down.length > 0 || !outages,
      lines: down.length > 0 ? down : [quiet],
    },
    {
      heading: words.visits,
      lines: [`${total.visits} (${formatLine(words.weekBefore, totalBefore.visits)})`],
      ...(visited.length > 0 && {
        table: {
          head: [words.page, words.visits, words.requests, words.share],
          rows: [
            ...visited.slice(0, maxPages).map((page) => createPageRow(page.page, page)),
            createPageRow(words.together, total),
          ],
        },
        note: words.visitsNote,
      }),
    },
  ];
};
