import { cleanLine, cleanText } from '../../schema/forms/clean.ts';
import type { SpamSignal } from '../../schema/forms/spam-signals.ts';
import { lineFields, lineName } from '../lead-fields.ts';
import { stripBidiControls } from '../mail/format.ts';
import type { StoredLead, LeadInventory } from './inventory.ts';

/** A word with its number, such as `2 leads`. */
export const pluralize = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What a visitor wrote, safe for a terminal: no control characters, nothing that reorders. */
const line = (text: string) => stripBidiControls(cleanLine(text));

const when = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** One lead on one line. */
export const leadLine = ({ message: { id, receivedAt, suspectedSpam, lead }, state }: StoredLead): string =>
  [
    id,
    when(receivedAt),
    state.padEnd('dead letter'.length),
    line(lead.type).padEnd('estimate'.length),
    `${line(lead.name)} <${line(lead.email)}>`,
    ...(suspectedSpam ? ['(suspected spam)'] : []),
  ].join('  ');

const odd = ({ unreadable }: LeadInventory) =>
  unreadable.map(({ key }) => `Not a lead, look at it yourself: ${key ?? 'a dead letter'}`);

/** All leads, a line each, and how many there are. */
export const listLines = (overview: LeadInventory): string[] => {
  const { leads } = overview;
  const inState = (wanted: StoredLead['state']) => leads.filter(({ state }) => state === wanted).length;
  const total = `${pluralize(leads.length, 'lead')}: ${inState('mailed')} mailed, ${inState('waiting')} waiting, ${pluralize(inState('dead letter'), 'dead letter')}.`;
  return [...leads.map(leadLine), ...odd(overview), total];
};

const reasons = new Map<string, string>(
  Object.entries({
    honeypot: 'the hidden field was filled in',
    fillTime: 'it was sent within seconds',
  } satisfies Record<SpamSignal, string>),
);
const reasonOf = (signal: string): string => reasons.get(signal) ?? line(signal);

/** One arrival of a lead in full. */
export const showLines = ({ message, state, key }: StoredLead): string[] => {
  const { id, receivedAt, suspectedSpam, spamSignals, page, lead } = message;
  const rows: [string, string][] = [
    ['Lead', id],
    ['Received', when(receivedAt)],
    ['State', state],
    ['Archive', key ?? 'not in the archive'],
    ['Suspected spam', suspectedSpam ? ['yes', ...spamSignals.map(reasonOf)].join(', ') : 'no'],
    ['Form', line(lead.type)],
    ['Page', line(page)],
    ['Name', line(lead.name)],
    ['Phone', line(lead.phone)],
    ['E-mail', line(lead.email)],
    ...lineFields.map((name): [string, string] => [lineName(name), [lead[name]].flat().map(line).join(', ')]),
  ];
  const shown = rows.filter(([, value]) => value !== '').map(([name, value]) => `${name.padEnd(16)}${value}`);
  return [...shown, '', stripBidiControls(cleanText(lead.message)), ''];
};
