import type { Archive } from '../aws/archive.ts';
import { codeOf, LoggableError } from '../loggable-error.ts';
import { readMessage, type LeadMessage } from '../lead-message.ts';
import { count } from '../log.ts';
import { composeMail } from '../mail/compose.ts';
import type { Mailer } from '../aws/mailer.ts';
import type { LeadCopy } from '../lead-copy.ts';

/** How SES refuses a mail whose Reply-To it does not like; nothing was sent then. */
const refusals = new Set(['InvalidParameterValue', 'MessageRejected', 'ValidationError']);

type Dependencies = { archive: Archive; mailer: Mailer; words: LeadCopy };

const read = (body: string): LeadMessage => {
  try {
    return readMessage(body);
  } catch (error) {
    throw new LoggableError('message', codeOf(error));
  }
};

/**
 * The try at which a lead is mailed although the archive does not take it. Not the first: a fault of seconds would send
 * two mails of each lead. Not every later one: nobody could say that it is mailed.
 */
const tryWithoutArchive = 2;

/**
 * Takes a lead from the queue to the mailbox, unless it repeats one that was mailed just now: first the archive, then the claim to its mail, then the mail, then the
 * mark that it is sent. docs/decisions/003-leads.md says what each is for.
 * @returns a function of the message's body, how often it was received, and the milliseconds after which the sender is
 * ended; it throws a `Failure` when the queue must try again
 */
export const createDelivery = ({ archive, mailer, words }: Dependencies) => {
  const send = async (message: LeadMessage, archived: boolean): Promise<string> => {
    const mail = composeMail(message, words, { archived, withReply: true });
    if (mail.replyTo === undefined) return mailer(mail);
    try {
      return await mailer(mail);
    } catch (error) {
      if (!(error instanceof LoggableError) || !refusals.has(error.code)) throw error;
      count('ReplyToRefused', { lead: message.id, code: error.code });
      return mailer(composeMail(message, words, { archived, withReply: false }));
    }
  };

  /** Keeps the lead and claims its mail. When the archive fails, the lead stays on the queue whatever is mailed. */
  const keepAndClaim = async (message: LeadMessage, body: string, received: number, remaining: number) => {
    try {
      await archive.keep(message, body);
      return await archive.claim(message, remaining);
    } catch (error) {
      if (received === tryWithoutArchive)
        count('SentUnarchived', { lead: message.id, mail: await send(message, false) });
      throw error;
    }
  };

  return async (body: string, received: number, remaining: number): Promise<void> => {
    const message = read(body);
    const lead = message.id;
    if (received > 1) count('Retried', { lead, received });
    try {
      const claim = await keepAndClaim(message, body, received, remaining);
      if (claim === 'sent') return count('Repeated', { lead, received });
      if (claim === 'in-hand') throw new LoggableError('claim', 'InHand');
      const mail = await send(message, true);
      await archive.markSent(message, mail);
      count('Sent', { lead, mail });
    } catch (error) {
      count('SendFailed', {
        lead,
        received,
        code: error instanceof LoggableError ? error.message : codeOf(error),
      });
      throw error;
    }
  };
};
