import type { WeeklyWords } from '../../schema/forms/weekly-mail-copy.ts';
import { moment } from '../mail/format.ts';
import { leadShare, together, type PageNumbers } from '../visits/numbers.ts';
import type { Outage } from './outages.ts';
import type { Section, WeeklyReport } from './report.ts';

/** So many pages stand in the mail; `npm run visits` shows all. */
const mostPages = 10;

const requests = ({ numbers, before }: WeeklyReport, words: WeeklyWords): Section => {
  const pages = numbers.pages.filter(({ leads }) => leads > 0);
  return {
    heading: words.requests,
    calls: false,
    lines: [
      `${together(numbers).leads} (${words.weekBefore}: ${together(before).leads})`,
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

const waiting = ({ notMailed, deadLetters }: WeeklyReport, words: WeeklyWords): Section => {
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

const outageLine = ({ watched, from, minutes }: Outage, words: WeeklyWords, timeZone: string): string =>
  `${watched === 'pages' ? words.pagesDown : words.formsDown}: ${moment(new Date(from).toISOString(), timeZone)}, ${minutes} ${words.minutes}`;

const upAndDown = ({ outages }: WeeklyReport, words: WeeklyWords, timeZone: string): Section => {
  const down = outages ?? [];
  const quiet = outages ? words.allUp : words.notWatched;
  return {
    heading: words.upAndDown,
    calls: down.length > 0 || !outages,
    lines: down.length > 0 ? down.map((outage) => outageLine(outage, words, timeZone)) : [quiet],
  };
};

const row = (name: string, numbers: PageNumbers): string[] => {
  const share = leadShare(numbers);
  return [name, `${numbers.visits}`, `${numbers.leads}`, share === undefined ? '–' : `${share}`];
};

const visits = ({ numbers, before }: WeeklyReport, words: WeeklyWords): Section => {
  const pages = numbers.pages.filter(({ page, visits }) => page !== '' && visits > 0);
  const all = together(numbers);
  return {
    heading: words.visits,
    calls: false,
    lines: [`${all.visits} (${words.weekBefore}: ${together(before).visits})`],
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
export const sectionsOf = (report: WeeklyReport, words: WeeklyWords, timeZone: string): Section[] => [
  requests(report, words),
  waiting(report, words),
  upAndDown(report, words, timeZone),
  visits(report, words),
];
