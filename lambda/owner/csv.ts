import type { LeadField } from '../lead-message.ts';
import type { StoredLead } from './inventory.ts';

type Column = [string, (lead: StoredLead) => string];

const fixedColumns: Column[] = [
  ['id', ({ message }) => message.id],
  ['received', ({ message }) => message.receivedAt],
  ['state', ({ state }) => state],
  ['suspected spam', ({ message }) => (message.suspectedSpam ? 'yes' : 'no')],
  ['form', ({ message }) => message.form.type],
];

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
 * Matches cells that a spreadsheet may evaluate as a formula, including leading spaces and full-width characters.
 * Source: OWASP, "CSV Injection".
 */
const formulaPattern = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const escapeCell = (value: string): string =>
  `"${(formulaPattern.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/**
 * Returns leads as CSV for a spreadsheet (RFC 4180, UTF-8 with the byte order mark that Excel needs). A cell that could be
 * evaluated as a formula is prefixed with an apostrophe.
 */
export const toCsv = (leads: StoredLead[]): string => {
  const columns = [...fixedColumns, ...createFieldColumns(leads)];
  const rows = [
    columns.map(([name]) => escapeCell(name)),
    ...leads.map((lead) => columns.map(([, value]) => escapeCell(value(lead)))),
  ];
  return `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
};
