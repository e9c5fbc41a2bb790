import { cleanLine } from '../../schema/forms/clean.ts';
import type { WeeklyMailCopy } from '../../schema/forms/weekly-mail-copy.ts';
import type { OutgoingMail } from '../aws/mailer.ts';
import { dayMs } from '../visits/numbers.ts';
import type { LeadCopy } from '../lead-copy.ts';
import { weeklyHtml } from './html.ts';
import type { ReportSection, WeeklyReport } from './report.ts';
import { reportSections } from './sections.ts';

/** A day without a year, such as `November 16`: weeks begin in UTC. */
const day = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(at);

const sectionText = ({ heading, lines, table, note }: ReportSection): string[] => [
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
  weekly: WeeklyMailCopy,
  { name, url, timeZone, colours }: Pick<LeadCopy, 'name' | 'url' | 'timeZone' | 'colours'>,
): OutgoingMail => {
  const week = `${day(report.from)} – ${day(report.from + 6 * dayMs)}`;
  const sections = reportSections(report, weekly, timeZone);
  const heading = `${weekly.heading}: ${week}`;
  return {
    lead: `weekly-${new Date(report.from).toISOString().slice(0, 10)}`,
    subject: cleanLine(`${weekly.subject}: ${week}`),
    text: [heading, '', ...sections.flatMap(sectionText), `${name} ${url}`, ''].join('\n'),
    html: weeklyHtml({ heading, sections }, { name, url }, colours),
  };
};
