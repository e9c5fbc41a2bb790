import { cleanLine, cleanText } from '../../schema/forms/clean.ts';
import type { FieldName } from '../../schema/forms/lead-fields.ts';
import { lineFields, formatFieldLabel } from '../lead-fields.ts';
import type { LeadMessage } from '../lead-message.ts';
import type { OutgoingMail } from '../aws/mailer.ts';
import type { LeadCopy } from '../lead-copy.ts';
import { renderHtmlPart } from './html.ts';
import { formatMoment, stripBidiControls } from './format.ts';
import { renderTextPart } from './text.ts';
import type { LeadView } from './view.ts';

const toSafeLine = (value: string) => stripBidiControls(cleanLine(value));

const getRoomLabel = (rooms: LeadCopy['mail']['rooms'], room: string): string =>
  Object.entries(rooms).find(([id]) => id === room)?.[1] ?? toSafeLine(room);

/** Returns the label and value of each field without its own position. */
const createLines = (lead: LeadMessage['lead'], words: LeadCopy['mail']): LeadView['lines'] => {
  // The label of an optional field may be missing in the site document.
  const labels: Partial<Record<FieldName, string>> = words.labels;
  return lineFields.map((name) => [
    labels[name] ?? formatFieldLabel(name),
    name === 'rooms'
      ? lead.rooms.map((room) => getRoomLabel(words.rooms, room)).join(', ')
      : toSafeLine(lead[name]),
  ]);
};

/** Returns the texts of spam signals. Signals that only another version knows have none. */
const findSpamReasons = (signals: string[], { spamReasons }: LeadCopy['mail']): string[] => {
  const reasons = new Map(Object.entries(spamReasons ?? {}));
  return signals.flatMap((signal) => reasons.get(signal) ?? []);
};

/**
 * Composes the mail about a lead.
 * @param message the lead
 * @param copy the texts of the site
 * @param options.archived false if the lead is not archived yet
 * @param options.withReply false if SES has rejected the visitor's address as Reply-To
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
    name: toSafeLine(lead.name),
    phone: toSafeLine(lead.phone),
    email: toSafeLine(lead.email),
    lines: [
      ...createLines(lead, words),
      [words.labels.received, formatMoment(receivedAt, timeZone)],
      [words.labels.lead, id],
    ],
    message: stripBidiControls(cleanText(lead.message)),
    spamNotes: suspectedSpam ? [words.spamNote, ...findSpamReasons(spamSignals, words)] : [],
    replyNote: replyTo === undefined ? words.replyNote : '',
    archiveNote: options.archived ? '' : (words.archiveNote ?? ''),
  };
  // A header must be a single line, whatever the texts of the site contain.
  const subject = cleanLine([suspectedSpam ? words.suspectedSpam : '', kind, `[${id}]`].join(' '));
  return {
    lead: id,
    subject,
    text: renderTextPart(view, words.labels, `${name} ${url}`),
    html: renderHtmlPart(view, words.labels, { name, url }, colours),
    replyTo,
  };
};
