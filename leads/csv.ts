import type { LeadField, StoredLead } from './lead-message.ts';

type Column = [string, (lead: StoredLead) => string];

/** Returns the columns that every lead has. Spreadsheets recognize the time in the time zone of the site. */
const createLeadColumns = (timeZone: string): Column[] => {
  // The Swedish locale uses the format `2026-12-24 18:00:00`.
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return [
    ['lead id', ({ message }) => message.id],
    [`lead received (${timeZone})`, ({ message }) => time.format(Date.parse(message.receivedAt))],
    ['lead received (ISO 8601)', ({ message }) => message.receivedAt],
    ['lead state', ({ state }) => state],
    ['lead suspected spam', ({ message }) => (message.suspectedSpam ? 'yes' : 'no')],
    ['lead form', ({ message }) => message.form.type],
  ];
};

/** Returns a column for each field name of any lead. Texts of several lines are the last columns because they are the longest. */
const createFieldColumns = (leads: StoredLead[]): Column[] => {
  const fields = leads.flatMap(({ message }) => message.fields);
  const listNames = (isListed: (field: LeadField) => boolean) =>
    new Set(fields.filter(isListed).map(({ name }) => name));
  const paragraphs = listNames(({ kind }) => kind === 'paragraph');
  const others = listNames(({ name }) => !paragraphs.has(name));
  return [...others, ...paragraphs].map((name) => [
    name,
    ({ message }) => [message.fields.find((field) => field.name === name)?.value ?? ''].flat().join(', '),
  ]);
};

/**
 * Matches cells that a spreadsheet may evaluate as a formula, including leading spaces and full-width characters, but not
 * negative numbers. Source: OWASP, "CSV Injection".
 */
const formulaPattern = /^(?!-\d+(?:\.\d+)?$)(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const escapeFormula = (value: string): string => (formulaPattern.test(value) ? `'${value}` : value);
const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Adds its number to a column with the name of an earlier one. Fields of unknown forms can have any name. */
const makeUnique = (name: string, index: number, names: string[]): string =>
  names.indexOf(name) === index ? name : `${name} (column ${index + 1})`;

/**
 * Returns leads as CSV for a spreadsheet (RFC 4180, UTF-8 with the byte order mark that Excel needs). A cell that a
 * spreadsheet could evaluate as a formula is prefixed with an apostrophe.
 * @param timeZone IANA name of the business's time zone
 */
export const toCsv = (leads: StoredLead[], timeZone: string): string => {
  const columns = [...createLeadColumns(timeZone), ...createFieldColumns(leads)];
  const rows = [
    columns.map(([name]) => escapeFormula(name)).map(makeUnique),
    ...leads.map((lead) => columns.map(([, value]) => escapeFormula(value(lead)))),
  ];
  return `\ufeff${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
};
