import type { WeeklyMailCopy } from '../../schema/forms/weekly-mail-copy.ts';
import { formatMoment } from '../mail/format.ts';
import { leadsPerHundredVisits, sumPages, type PageNumbers } from '../visits/numbers.ts';
import type { Outage } from './outages.ts';
import type { ReportSection, WeeklyReport } from './report.ts';

/** So many pages stand in the mail; `npm run site -- visits` shows all. */
const mostPages = 10;

const requests = ({ numbers, before }: WeeklyReport, words: WeeklyMailCopy): ReportSection => {
  const pages = numbers.pages.filter(({ leads }) => leads > 0);
  return {
    heading: words.requests,
    calls: false,
    lines: [
      `${sumPages(numbers).leads} (${words.weekBefore}: ${sumPages(before).leads})`,
      ...(numbers.suspectedSpam > 0 ? [`${words.spam}: ${numbers.suspectedSpam}`] : []),
    ],
    ...(pages.length > 0 && {
      table: {
        head: [words.fromPage, words.requests],
        rows: pages
          .toSorted((one, other) => other.leads - one.leads)
          .map(({ page, leads }) => [page === '' ? words.pageNotSaid : page, `${leads}`]),
      },
    }),
  };
};

const waiting = ({ notMailed, deadLetters }: WeeklyReport, words: WeeklyMailCopy): ReportSection => {
  const lines = [
    ...(deadLetters > 0 ? [`${words.deadLetters}: ${deadLetters}`] : []),
    ...(notMailed > 0 ? [`${words.notMailed}: ${notMailed}`] : []),
  ];
  const calls = lines.length > 0;
  return {
    heading: words.waiting,
    calls,
    lines: calls ? lines : [words.nothingWaits],
    ...(calls && { note: words.waitingNote }),
  };
};

const outageLine = ({ watched, from, minutes }: Outage, words: WeeklyMailCopy, timeZone: string): string =>
  `${watched === 'pages' ? words.pagesDown : words.formsDown}: ${formatMoment(new Date(from).toISOString(), timeZone)}, ${minutes} ${words.minutes}`;

const upAndDown = ({ outages }: WeeklyReport, words: WeeklyMailCopy, timeZone: string): ReportSection => {
  const down = outages ?? [];
  const quiet = outages ? words.allUp : words.notWatched;
  return {
    heading: words.upAndDown,
    calls: down.length > 0 || !outages,
    lines: down.length > 0 ? down.map((outage) => outageLine(outage, words, timeZone)) : [quiet],
  };
};

const row = (name: string, numbers: PageNumbers): string[] => {
  const share = leadsPerHundredVisits(numbers);
  return [name, `${numbers.visits}`, `${numbers.leads}`, share === undefined ? '–' : `${share}`];
};

const visits = ({ numbers, before }: WeeklyReport, words: WeeklyMailCopy): ReportSection => {
  const pages = numbers.pages.filter(({ page, visits }) => page !== '' && visits > 0);
  const all = sumPages(numbers);
  return {
    heading: words.visits,
    calls: false,
    lines: [`${all.visits} (${words.weekBefore}: ${sumPages(before).visits})`],
    ...(pages.length > 0 && {
      table: {
        head: [words.page, words.visits, words.requests, words.share],
        rows: [
          ...pages.slice(0, mostPages).map((numbers) => row(numbers.page, numbers)),
          row(words.together, all),
        ],
      },
      note: words.visitsNote,
    }),
  };
};

/** What the mail says, in the order in which it is read. */
export const reportSections = (
  report: WeeklyReport,
  words: WeeklyMailCopy,
  timeZone: string,
): ReportSection[] => [
  requests(report, words),
  waiting(report, words),
  upAndDown(report, words, timeZone),
  visits(report, words),
];
