import { leadFieldNames, ownerName } from '../lead-fields.ts';
import type { StoredLead } from './inventory.ts';

type Column = [string, (lead: StoredLead) => string];

/** The message last: it is the longest. */
const fieldColumns = [...leadFieldNames.filter((name) => name !== 'message'), 'message' as const].map(
  (name): Column => [ownerName(name), ({ message }) => [message.lead[name]].flat().join(', ')],
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
 * How a cell begins that a spreadsheet may take for a formula, also behind blanks and in wide signs.
 * Source: OWASP, "CSV Injection".
 */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const cell = (value: string): string =>
  `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/**
 * Leads for a spreadsheet (RFC 4180, UTF-8 with the mark by which Excel knows it). A cell that could be taken for a
 * formula begins with an apostrophe.
 */
export const toCsv = (leads: StoredLead[]): string => {
  const rows = [
    columns.map(([name]) => cell(name)),
    ...leads.map((lead) => columns.map(([, value]) => cell(value(lead)))),
  ];
  return `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
};
