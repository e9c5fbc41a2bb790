import { cleanLine, cleanText } from '../../schema/forms/clean.ts';
import type { LeadMessage } from '../lead-message.ts';
import type { Mail } from '../aws/mailer.ts';
import type { LeadWords } from '../words.ts';
import { htmlPart } from './html.ts';
import { moment, withoutBidi } from './show.ts';
import { textPart } from './text.ts';
import type { LeadView } from './view.ts';

const line = (value: string) => withoutBidi(cleanLine(value));

const roomName = (rooms: LeadWords['mail']['rooms'], room: string): string =>
  Object.entries(rooms).find(([id]) => id === room)?.[1] ?? line(room);

/**
 * The mail about a lead.
 * @param message the lead
 * @param words the words of the site
 * @param options.archived false when the archive does not have the lead yet
 * @param options.withReply false when SES has refused the visitor's address as Reply-To
 */
export const composeMail = (
  { id, receivedAt, suspectedSpam, lead }: LeadMessage,
  { name, url, timeZone, mail: words }: LeadWords,
  options = { archived: true, withReply: true },
): Mail => {
  const kind = lead.type === 'estimate' ? words.estimate : words.contact;
  const replyTo = options.withReply && lead.email !== '' ? lead.email : undefined;
  const view: LeadView = {
    kind,
    name: line(lead.name),
    phone: line(lead.phone),
    email: line(lead.email),
    zipCode: line(lead.zipCode),
    rooms: lead.rooms.map((room) => roomName(words.rooms, room)).join(', '),
    message: withoutBidi(cleanText(lead.message)),
    received: moment(receivedAt, timeZone),
    lead: id,
    spamNote: suspectedSpam ? words.spamNote : '',
    replyNote: replyTo === undefined ? words.replyNote : '',
    archiveNote: options.archived ? '' : (words.archiveNote ?? ''),
  };
  // A header of one line, whatever the words of the site hold.
  const subject = cleanLine([suspectedSpam ? words.suspectedSpam : '', kind, `[${id}]`].join(' '));
  return {
    lead: id,
    subject,
    text: textPart(view, words.labels, `${name} ${url}`),
    html: htmlPart(view, words.labels, { name, url }),
    replyTo,
  };
};
