import { cleanLine } from '../../schema/forms/cleaning/clean.ts';
import type { WeeklyMailCopy } from '../../schema/forms/mail-copy.ts';
import type { OutgoingMail } from '../../leads/mail/compose.ts';
import { addColon, escapeHtml } from '../../leads/mail/format.ts';
import { renderMailDocument } from '../../leads/mail/html.ts';
import { formatDays } from '../../schema/locale.ts';
import { dayMs, formatIsoDay } from '../visits/numbers.ts';
import type { LeadCopy, MailColors } from '../../leads/lead-copy.ts';
import { createReportSections, type ReportSection, type WeeklyReport } from './sections.ts';

const createStyles = ({ soft, rule, note, accent }: MailColors) => ({
  title: 'margin:0 0 8px;font-size:24px;line-height:1.25;font-weight:600',
  heading: `margin:24px 0 4px;padding:16px 0 0;border-top:1px solid ${rule};color:${soft};font-size:15px;font-weight:400`,
  first: 'margin:0;font-size:20px;line-height:1.35',
  line: 'margin:4px 0 0',
  calls: `margin:4px 0;padding:8px 12px;border-left:4px solid ${accent};background:${note}`,
  table: 'width:100%;margin:12px 0 0;border-collapse:collapse;font-size:15px',
  name: `padding:6px 8px 6px 0;border-top:1px solid ${rule};text-align:left;font-weight:400;vertical-align:top;word-break:break-word`,
  number: `padding:6px 0 6px 8px;border-top:1px solid ${rule};text-align:right;vertical-align:top;white-space:nowrap`,
  head: `padding:6px 0 6px 8px;color:${soft};text-align:right;vertical-align:bottom;font-size:13px;font-weight:400`,
  headName: `padding:6px 8px 6px 0;color:${soft};text-align:left;vertical-align:bottom;font-size:13px;font-weight:400`,
  note: `margin:8px 0 0;color:${soft};font-size:14px`,
});

/**
 * Renders the HTML part of the weekly mail, designed for phones.
 * @param view the heading and sections; they are escaped here
 */
const renderWeeklyHtml = (
  { heading, sections }: { heading: string; sections: ReportSection[] },
  business: Pick<LeadCopy, 'name' | 'url' | 'colours'>,
): string => {
  const styles = createStyles(business.colours);
  const tag = (name: string, style: string, text: string) =>
    `<${name} style="${style}">${escapeHtml(text)}</${name}>`;
  const cells = (name: 'td' | 'th', texts: string[], [first, rest]: [string, string]) =>
    `<tr>${texts.map((text, index) => tag(name, index === 0 ? first : rest, text)).join('')}</tr>`;
  const section = ({ heading: title, lines, needsAction: calls, table, note }: ReportSection) => [
    tag('h2', styles.heading, title),
    ...lines.map((line, index) =>
      tag('p', calls ? styles.calls : index === 0 ? styles.first : styles.line, line),
    ),
    ...(table
      ? [
          `<table style="${styles.table}">`,
          cells('th', table.head, [styles.headName, styles.head]),
          ...table.rows.map((texts) => cells('td', texts, [styles.name, styles.number])),
          '</table>',
        ]
      : []),
    note === undefined ? '' : tag('p', styles.note, note),
  ];
  return renderMailDocument(heading, business, 28, [
    tag('h1', styles.title, heading),
    ...sections.flatMap(section),
  ]);
};

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
  {
    name,
    url,
    timeZone,
    locale,
    colours,
  }: Pick<LeadCopy, 'name' | 'url' | 'timeZone' | 'locale' | 'colours'>,
): OutgoingMail => {
  const [first, last] = [report.from, report.from + 6 * dayMs].map((day) => formatDays(day, day, locale));
  const week = `${first} – ${last}`;
  const sections = createReportSections(report, weekly, { timeZone, locale });
  const heading = `${addColon(weekly.heading)} ${week}`;
  return {
    lead: `weekly-${formatIsoDay(report.from)}`,
    subject: cleanLine(`${addColon(weekly.subject)} ${week}`),
    text: [heading, '', ...sections.flatMap(renderSectionText), `${name} ${url}`, ''].join('\n'),
    html: renderWeeklyHtml({ heading, sections }, { name, url, colours }),
  };
};
