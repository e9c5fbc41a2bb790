import { cleanLine, cleanText } from '../../schema/forms/clean.ts';
import type { SpamSignal } from '../../schema/forms/spam-signals.ts';
import { lineFields, formatFieldLabel } from '../lead-fields.ts';
import { stripBidiControls } from '../mail/format.ts';
import type { StoredLead, LeadInventory } from './inventory.ts';

/** Returns a count with its noun, such as `2 leads`. */
export const pluralize = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns visitor input that is safe for a terminal: without control characters and bidirectional controls. */
const toSafeLine = (text: string) => stripBidiControls(cleanLine(text));

const formatTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** Formats a lead as one line. */
export const formatLeadLine = ({
  message: { id, receivedAt, suspectedSpam, lead },
  state,
}: StoredLead): string =>
  [
    id,
    formatTime(receivedAt),
    state.padEnd('dead letter'.length),
    toSafeLine(lead.type).padEnd('estimate'.length),
    `${toSafeLine(lead.name)} <${toSafeLine(lead.email)}>`,
    ...(suspectedSpam ? ['(suspected spam)'] : []),
  ].join('  ');

const formatUnreadable = ({ unreadable }: LeadInventory) =>
  unreadable.map(({ key }) => `Not a valid lead, check it yourself: ${key ?? 'a dead-letter message'}`);

/** Formats all leads as one line each, followed by their number by state. */
export const formatLeadList = (inventory: LeadInventory): string[] => {
  const { leads } = inventory;
  const countState = (expected: StoredLead['state']) =>
    leads.filter(({ state }) => state === expected).length;
  const total = `${pluralize(leads.length, 'lead')}: ${countState('mailed')} mailed, ${countState('waiting')} waiting, ${pluralize(countState('dead letter'), 'dead letter')}.`;
  return [...leads.map(formatLeadLine), ...formatUnreadable(inventory), total];
};

const spamReasons = new Map<string, string>(
  Object.entries({
    honeypot: 'the hidden field was filled in',
    fillTime: 'it was sent within seconds',
  } satisfies Record<SpamSignal, string>),
);
const getSpamReason = (signal: string): string => spamReasons.get(signal) ?? toSafeLine(signal);

/** Formats an arrival of a lead with all fields. */
export const formatLead = ({ message, state, key }: StoredLead): string[] => {
  const { id, receivedAt, suspectedSpam, spamSignals, page, lead } = message;
  const rows: [string, string][] = [
    ['Lead', id],
    ['Received', formatTime(receivedAt)],
    ['State', state],
    ['Archive', key ?? 'not in the archive'],
    ['Suspected spam', suspectedSpam ? ['yes', ...spamSignals.map(getSpamReason)].join(', ') : 'no'],
    ['Form', toSafeLine(lead.type)],
    ['Page', toSafeLine(page)],
    ['Name', toSafeLine(lead.name)],
    ['Phone', toSafeLine(lead.phone)],
    ['E-mail', toSafeLine(lead.email)],
    ...lineFields.map((name): [string, string] => [
      formatFieldLabel(name),
      [lead[name]].flat().map(toSafeLine).join(', '),
    ]),
  ];
  const lines = rows.filter(([, value]) => value !== '').map(([name, value]) => `${name.padEnd(16)}${value}`);
  return [...lines, '', stripBidiControls(cleanText(lead.message)), ''];
};
