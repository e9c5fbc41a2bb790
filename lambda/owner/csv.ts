import { leadFieldNames, formatFieldName } from '../lead-fields.ts';
import type { StoredLead } from './inventory.ts';

type Column = [string, (lead: StoredLead) => string];

/** The message is the last column because it is the longest. */
const fieldColumns = [...leadFieldNames.filter((name) => name !== 'message'), 'message' as const].map(
  (name): Column => [formatFieldName(name), ({ message }) => [message.lead[name]].flat().join(', ')],
);

const columns: Column[] = [
  ['id', ({ message }) => message.id],
  ['received', ({ message }) => message.receivedAt],
  ['state', ({ state }) => state],
  ['suspected spam', ({ message }) => (message.suspectedSpam ? 'yes' : 'no')],
  ['form', ({ message }) => message.lead.type],
  ...fieldColumns,
];

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
  const rows = [
    columns.map(([name]) => escapeCell(name)),
    ...leads.map((lead) => columns.map(([, value]) => escapeCell(value(lead)))),
  ];
  return `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
};
