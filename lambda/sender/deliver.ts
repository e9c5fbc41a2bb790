import type { Archive } from '../aws/archive.ts';
import { getErrorCode, LoggableError } from '../loggable-error.ts';
import { parseMessage, findFormName, type LeadMessage } from '../../leads/lead-message.ts';
import { countEvent } from '../log.ts';
import { composeMail } from '../../leads/mail/compose.ts';
import type { Mailer } from '../aws/mailer.ts';
import type { LeadCopy } from '../../leads/lead-copy.ts';

/** Codes with which SES rejects a mail because of its Reply-To address. The mail was not sent then. */
const replyToErrors = new Set(['InvalidParameterValue', 'MessageRejected', 'ValidationError']);

type Dependencies = { archive: Archive; mailer: Mailer; words: LeadCopy };

const parseBody = (body: string): LeadMessage => {
  try {
    return parseMessage(body);
  } catch (error) {
    throw new LoggableError('message', getErrorCode(error));
  }
};

/**
 * The delivery attempt that sends the mail even if archiving fails. Not the first one, because an outage of seconds would
 * cause two mails per lead. Not every later one, because a mail without an archive cannot be marked as sent.
 */
const attemptWithoutArchive = 2;

/**
 * Creates the function that delivers a lead: it archives the lead, claims its mail, sends the mail and writes the `sent/`
 * marker. A repeat of a lead that was mailed within the last minutes is skipped. See docs/decisions/003-leads.md.
 * @returns a function of the message body, the receive count, and the milliseconds until the sender is ended; it throws a
 * `LoggableError` if the queue must retry
 */
export const createDelivery = ({ archive, mailer, words }: Dependencies) => {
  const send = async (message: LeadMessage, archived: boolean): Promise<string> => {
    const mail = composeMail(message, words, { archived, withReply: true });
    if (mail.replyTo === undefined) return mailer(mail);
    try {
      return await mailer(mail);
    } catch (error) {
      if (!(error instanceof LoggableError) || !replyToErrors.has(error.code)) throw error;
      countEvent('ReplyToRefused', { lead: message.id, code: error.code });
      return mailer(composeMail(message, words, { archived, withReply: false }));
    }
  };

  /** Archives the lead and claims its mail. If the archive fails, the lead stays on the queue, whether it was mailed or not. */
  const archiveAndClaim = async (
    message: LeadMessage,
    body: string,
    receiveCount: number,
    remaining: number,
  ) => {
    try {
      await archive.storeLead(message, body);
      return await archive.claimMail(message, remaining);
    } catch (error) {
      if (receiveCount === attemptWithoutArchive)
        countEvent('SentUnarchived', { lead: message.id, mail: await send(message, false) });
      throw error;
    }
  };

  return async (body: string, receiveCount: number, remaining: number): Promise<void> => {
    const message = parseBody(body);
    const lead = message.id;
    if (receiveCount > 1) countEvent('Retried', { lead, receiveCount });
    try {
      const claim = await archiveAndClaim(message, body, receiveCount, remaining);
      if (claim === 'sent') return countEvent('Repeated', { lead, receiveCount });
      if (claim === 'in-hand') throw new LoggableError('claim', 'InHand');
      const mail = await send(message, true);
      await archive.markSent(message, mail, findFormName(message, words.forms) ?? '');
      countEvent('Sent', { lead, mail });
    } catch (error) {
      countEvent('SendFailed', {
        lead,
        receiveCount,
        code: error instanceof LoggableError ? error.message : getErrorCode(error),
      });
      throw error;
    }
  };
};
