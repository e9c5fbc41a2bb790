import { cleanLine, cleanText } from '../../schema/forms/clean.ts';
import type { FieldName } from '../../schema/forms/lead-fields.ts';
import { lineFields, lineName } from '../lead-fields.ts';
import type { LeadMessage } from '../lead-message.ts';
import type { OutgoingMail } from '../aws/mailer.ts';
import type { LeadCopy } from '../lead-copy.ts';
import { htmlPart } from './html.ts';
import { formatMoment, stripBidiControls } from './format.ts';
import { textPart } from './text.ts';
import type { LeadView } from './view.ts';

const line = (value: string) => stripBidiControls(cleanLine(value));

const roomName = (rooms: LeadCopy['mail']['rooms'], room: string): string =>
  Object.entries(rooms).find(([id]) => id === room)?.[1] ?? line(room);

/** The label and the value of each field that has no place of its own. */
const linesOf = (lead: LeadMessage['lead'], words: LeadCopy['mail']): LeadView['lines'] => {
  // A site may leave the label of an optional field away.
  const labels: Partial<Record<FieldName, string>> = words.labels;
  return lineFields.map((name) => [
    labels[name] ?? lineName(name),
    name === 'rooms' ? lead.rooms.map((room) => roomName(words.rooms, room)).join(', ') : line(lead[name]),
  ]);
};

/** The words for what made a lead suspect; none for a signal that only another version knows. */
const reasonsOf = (signals: string[], { spamReasons }: LeadCopy['mail']): string[] => {
  const reasons = new Map(Object.entries(spamReasons ?? {}));
  return signals.flatMap((signal) => reasons.get(signal) ?? []);
};

/**
 * The mail about a lead.
 * @param message the lead
 * @param words the words of the site
 * @param options.archived false when the archive does not have the lead yet
 * @param options.withReply false when SES has refused the visitor's address as Reply-To
 */
export const composeMail = (
  { id, receivedAt, suspectedSpam, spamSignals, lead }: LeadMessage,
  { name, url, timeZone, mail: words, colours }: LeadCopy,
  options = { archived: true, withReply: true },
): OutgoingMail => {
  const kind = lead.type === 'estimate' ? words.estimate : words.contact;
  const replyTo = options.withReply && lead.email !== '' ? lead.email : undefined;
  const view: LeadView = {
    kind,
    name: line(lead.name),
    phone: line(lead.phone),
    email: line(lead.email),
    lines: [
      ...linesOf(lead, words),
      [words.labels.received, formatMoment(receivedAt, timeZone)],
      [words.labels.lead, id],
    ],
    message: stripBidiControls(cleanText(lead.message)),
    spamNotes: suspectedSpam ? [words.spamNote, ...reasonsOf(spamSignals, words)] : [],
    replyNote: replyTo === undefined ? words.replyNote : '',
    archiveNote: options.archived ? '' : (words.archiveNote ?? ''),
  };
  // A header of one line, whatever the words of the site hold.
  const subject = cleanLine([suspectedSpam ? words.suspectedSpam : '', kind, `[${id}]`].join(' '));
  return {
    lead: id,
    subject,
    text: textPart(view, words.labels, `${name} ${url}`),
    html: htmlPart(view, words.labels, { name, url }, colours),
    replyTo,
  };
};
