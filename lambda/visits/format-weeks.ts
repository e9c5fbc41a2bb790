import { leadsPerHundredVisits, sumPages, type PageNumbers, type WeekNumbers } from './numbers.ts';

/** Widths of the columns: page, visits, previews, leads, share. Together 78, so that a row fits into a terminal with 80 columns. */
const widths = [42, 8, 11, 7, 10] as const;

/** Shortens a path to its column. The end of a long path is shown because it distinguishes pages. */
const shortenPath = (page: string): string =>
  page.length < widths[0] ? page : `…${page.slice(-(widths[0] - 2))}`;

const formatRow = (page: string, ...numbers: string[]): string =>
  page.padEnd(widths[0]) + numbers.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)).join('');

const formatNumbers = (name: string, numbers: PageNumbers): string => {
  const share = leadsPerHundredVisits(numbers);
  const { visits, lookedAt, leads } = numbers;
  return formatRow(name, `${visits}`, `${lookedAt}`, `${leads}`, share === undefined ? '–' : `${share} %`);
};

const formatExcluded = ({ robots, suspectedSpam }: WeekNumbers): string[] => [
  ...(robots > 0 ? [`Not counted: ${robots} responses to known robots`] : []),
  ...(suspectedSpam > 0 ? [`Not counted: ${suspectedSpam} leads that look like spam`] : []),
];

const explanation = [
  'Weeks begin on Monday, UTC. Visits: pages that people loaded. Prefetched: page',
  'data that browsers fetched when people hovered over or clicked a link within',
  'the site; a prefetched page may not have been visited. Leads: requests that',
  'were mailed, by the page of their form. Per visit: leads per hundred visits; –',
  'if there were fewer visits than leads. CloudFront may lose lines of its log.',
];

/** Formats the statistics as a table for a terminal with 80 columns. */
export const formatWeeks = (weeks: WeekNumbers[]): string =>
  [
    ...weeks.flatMap((week) => [
      formatRow(`Week of ${week.week}`, 'visits', 'prefetched', 'leads', 'per visit'),
      ...week.pages.map((numbers) =>
        formatNumbers(numbers.page === '' ? '(unknown page)' : shortenPath(numbers.page), numbers),
      ),
      formatNumbers('total', sumPages(week)),
      ...formatExcluded(week),
      '',
    ]),
    ...explanation,
  ].join('\n');

/** Formats the statistics as JSON. */
export const weeksToJson = (weeks: WeekNumbers[]): string => {
  const addShare = (numbers: PageNumbers) => ({
    ...numbers,
    leadsPerHundredVisits: leadsPerHundredVisits(numbers) ?? null,
  });
  return JSON.stringify(
    { weeks: weeks.map((week) => ({ ...week, pages: week.pages.map(addShare) })) },
    null,
    2,
  );
};
