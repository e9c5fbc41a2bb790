import { localeOf } from '../schema/locale.ts';
import type { SpamSignal } from '../schema/forms/request.ts';
import { findValue, type StoredLead } from './lead-message.ts';
import { addColon, formatFieldValue, formatParagraph, toSafeLine } from './mail/format.ts';

/** Leads, newest first, and texts that are not valid leads. `key` is that of the archive; without it only the dead-letter queue has it. */
type Inventory = { leads: StoredLead[]; unreadable: { key?: string }[] };

/** Returns a count with its noun, such as `2 leads`. */
export const pluralize = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const formatTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/**
 * Formats a lead as one line.
 * @param typeWidth the width of the column with the type of the form
 */
export const formatLeadLine = ({ message, state }: StoredLead, typeWidth = 0): string => {
  const [name, email] = ['name', 'email'].map((kind) => toSafeLine(findValue(message, kind)));
  return [
    message.id,
    formatTime(message.receivedAt),
    state.padEnd('dead letter'.length),
    toSafeLine(message.form.type).padEnd(typeWidth),
    [name, email && `<${email}>`].filter(Boolean).join(' '),
    ...(message.suspectedSpam ? ['(suspected spam)'] : []),
  ].join('  ');
};

/** Formats all leads as one line each, followed by their number by state. */
export const formatLeadList = ({ leads, unreadable }: Inventory): string[] => {
  const countState = (expected: StoredLead['state']) =>
    leads.filter(({ state }) => state === expected).length;
  const total = `${pluralize(leads.length, 'lead')}: ${countState('mailed')} mailed, ${countState('waiting')} waiting, ${pluralize(countState('dead letter'), 'dead letter')}.`;
  const typeWidth = Math.max(0, ...leads.map(({ message }) => toSafeLine(message.form.type).length));
  return [
    ...leads.map((lead) => formatLeadLine(lead, typeWidth)),
    ...unreadable.map(({ key }) => `Not a valid lead, check it yourself: ${key ?? 'a dead-letter message'}`),
    total,
  ];
};

const spamReasons = new Map<string, string>(
  Object.entries({
    honeypot: 'the hidden field was filled in',
    fillTime: 'it was sent faster than people type',
  } satisfies Record<SpamSignal, string>),
);
const getSpamReason = (signal: string): string => spamReasons.get(signal) ?? toSafeLine(signal);

/** Formats an arrival of a lead with all fields. */
export const formatLead = ({ message, state, key }: StoredLead & { key?: string }): string[] => {
  const { id, receivedAt, suspectedSpam, spamSignals, page, form, fields } = message;
  const paragraphs = fields.filter(({ kind }) => kind === 'paragraph');
  const rows: [string, string][] = [
    ['Lead', id],
    ['Received', formatTime(receivedAt)],
    ['State', state],
    ['Archive', key ?? 'not in the archive'],
    ['Suspected spam', suspectedSpam ? ['yes', ...spamSignals.map(getSpamReason)].join(', ') : 'no'],
    ['Form', toSafeLine(form.name)],
    ['Page', toSafeLine(page)],
    ...fields
      .filter((field) => !paragraphs.includes(field))
      .map((field): [string, string] => [toSafeLine(field.label), formatFieldValue(field, localeOf({}))]),
  ];
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name.padEnd(14)}  ${value}`);
  const texts = paragraphs.flatMap((field) => ['', addColon(field.label), formatParagraph(field)]);
  return [...lines, ...texts, ''];
};
