import { leadsPerHundredVisits, sumPages, type PageNumbers, type WeekNumbers } from './numbers.ts';

/** Widths of the columns: page, visits, looked at, leads, share; together 78, so that they fit into a terminal of 80. */
const widths = [42, 8, 11, 7, 10] as const;

/** A path that fits into its column; of a long one the end is shown, which tells pages apart. */
const shortened = (page: string): string =>
  page.length < widths[0] ? page : `…${page.slice(-(widths[0] - 2))}`;

const line = (page: string, ...numbers: string[]): string =>
  page.padEnd(widths[0]) + numbers.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)).join('');

const numbersLine = (name: string, numbers: PageNumbers): string => {
  const share = leadsPerHundredVisits(numbers);
  const { visits, lookedAt, leads } = numbers;
  return line(name, `${visits}`, `${lookedAt}`, `${leads}`, share === undefined ? '–' : `${share} %`);
};

const leftOut = ({ robots, suspectedSpam }: WeekNumbers): string[] => [
  ...(robots > 0 ? [`Left out, answers to known robots: ${robots}`] : []),
  ...(suspectedSpam > 0 ? [`Left out, leads that look like spam: ${suspectedSpam}`] : []),
];

const notes = [
  'Weeks begin on Monday, UTC. Visits: documents that people got.',
  'Looked at: data of a page, which a hover or a click within the site fetches;',
  'a page is often looked at and not visited. Leads: requests that were mailed,',
  'by the page of their form. Per visit: leads for each hundred visits; – where',
  'there were fewer visits than leads. CloudFront may lose a line of its log.',
];

/** The numbers as a table for a terminal of 80 columns. */
export const showWeeks = (weeks: WeekNumbers[]): string =>
  [
    ...weeks.flatMap((week) => [
      line(`Week of ${week.week}`, 'visits', 'looked at', 'leads', 'per visit'),
      ...week.pages.map((numbers) =>
        numbersLine(numbers.page === '' ? '(page not said)' : shortened(numbers.page), numbers),
      ),
      numbersLine('together', sumPages(week)),
      ...leftOut(week),
      '',
    ]),
    ...notes,
  ].join('\n');

/** The same for programs. */
export const weeksJson = (weeks: WeekNumbers[]): string =>
  JSON.stringify(
    {
      weeks: weeks.map((week) => ({
        ...week,
        pages: week.pages.map((numbers) => ({
          ...numbers,
          leadsPerHundredVisits: leadsPerHundredVisits(numbers) ?? null,
        })),
      })),
    },
    null,
    2,
  );
