import { cleanLine } from '../../schema/forms/cleaning/clean.ts';
import type { WeeklyMailCopy } from '../../schema/forms/weekly-mail-copy.ts';
import type { OutgoingMail } from '../../leads/mail/compose.ts';
import { addColon } from '../../leads/mail/format.ts';
import { dayMs } from '../visits/numbers.ts';
import type { LeadCopy } from '../../leads/lead-copy.ts';
import { renderWeeklyHtml } from './html.ts';
import { createReportSections, type ReportSection, type WeeklyReport } from './sections.ts';

/** Formats a day without the year, such as `November 16`. UTC, because weeks begin in UTC. */
const formatDay = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(at);

const renderSectionText = ({ heading, lines, table, note }: ReportSection): string[] => [
  heading.toUpperCase(),
  ...lines,
  ...(table?.rows ?? []).map(
    (cells) =>
      `  ${cells.map((cell, index) => (index === 0 ? cell : `${table?.head[index] ?? ''} ${cell}`)).join(' · ')}`,
  ),
  ...(note === undefined ? [] : [note]),
  '',
];

/**
 * Composes the weekly mail to the business.
 * @param weekly its texts
 */
export const composeWeekly = (
  report: WeeklyReport,
  weekly: WeeklyMailCopy,
  { name, url, timeZone, colours }: Pick<LeadCopy, 'name' | 'url' | 'timeZone' | 'colours'>,
): OutgoingMail => {
  const week = `${formatDay(report.from)} – ${formatDay(report.from + 6 * dayMs)}`;
  const sections = createReportSections(report, weekly, timeZone);
  const heading = `${addColon(weekly.heading)} ${week}`;
  return {
    lead: `weekly-${new Date(report.from).toISOString().slice(0, 10)}`,
    subject: cleanLine(`${addColon(weekly.subject)} ${week}`),
    text: [heading, '', ...sections.flatMap(renderSectionText), `${name} ${url}`, ''].join('\n'),
    html: renderWeeklyHtml({ heading, sections }, { name, url }, colours),
  };
};
