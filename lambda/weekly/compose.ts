import { cleanLine } from '../../schema/forms/clean.ts';
import type { WeeklyWords } from '../../schema/forms/weekly-mail-copy.ts';
import type { Mail } from '../aws/mailer.ts';
import { dayMs } from '../visits/numbers.ts';
import type { LeadWords } from '../lead-copy.ts';
import { weeklyHtml } from './html.ts';
import type { Section, WeeklyReport } from './report.ts';
import { sectionsOf } from './sections.ts';

/** A day without a year, such as `November 16`: weeks begin in UTC. */
const day = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(at);

const sectionText = ({ heading, lines, table, note }: Section): string[] => [
  heading.toUpperCase(),
  ...lines,
  ...(table
    ? table.rows.map(
        (cells) =>
          `  ${cells.map((cell, index) => (index === 0 ? cell : `${table.head[index] ?? ''} ${cell}`)).join(' · ')}`,
      )
    : []),
  ...(note === undefined ? [] : [note]),
  '',
];

/**
 * The weekly mail to the business.
 * @param weekly its words; a site without them sends none
 */
export const composeWeekly = (
  report: WeeklyReport,
  weekly: WeeklyWords,
  { name, url, timeZone, colours }: Pick<LeadWords, 'name' | 'url' | 'timeZone' | 'colours'>,
): Mail => {
  const week = `${day(report.from)} – ${day(report.from + 6 * dayMs)}`;
  const sections = sectionsOf(report, weekly, timeZone);
  const heading = `${weekly.heading}: ${week}`;
  return {
    lead: `weekly-${new Date(report.from).toISOString().slice(0, 10)}`,
    subject: cleanLine(`${weekly.subject}: ${week}`),
    text: [heading, '', ...sections.flatMap(sectionText), `${name} ${url}`, ''].join('\n'),
    html: weeklyHtml({ heading, sections }, { name, url }, colours),
  };
};
