import type { Archive } from './archive.ts';
import { codeOf, Failure } from './failure.ts';
import { readMessage, type LeadMessage } from './lead.ts';
import { count } from './log.ts';
import { composeMail } from './mail/compose.ts';
import type { Mailer } from './mailer.ts';
import type { LeadWords } from './words.ts';

/** How SES refuses a mail whose Reply-To it does not like; nothing was sent then. */
const refusals = new Set(['InvalidParameterValue', 'MessageRejected', 'ValidationError']);

type Dependencies = { archive: Archive; mailer: Mailer; words: LeadWords };

const read = (body: string): LeadMessage => {
  try {
    return readMessage(body);
  } catch (error) {
    throw new Failure('message', codeOf(error));
  }
};

/**
 * Takes a lead from the queue to the mailbox: first the archive, then the mail, then the mark that it is sent.
 * @returns a function of the message's body and how often it was received; it throws a `Failure` when the queue
 * must try again
 */
export const createDelivery = ({ archive, mailer, words }: Dependencies) => {
  const send = async (message: LeadMessage): Promise<string> => {
    const mail = composeMail(message, words);
    if (mail.replyTo === undefined) return mailer(mail);
    try {
      return await mailer(mail);
    } catch (error) {
      if (!(error instanceof Failure) || !refusals.has(error.code)) throw error;
      count('ReplyToRefused', { lead: message.id, code: error.code });
      return mailer(composeMail(message, words, { withReply: false }));
    }
  };

  return async (body: string, received: number): Promise<void> => {
    const message = read(body);
    const lead = message.id;
    if (received > 1) count('Retried', { lead, received });
    try {
      await archive.keep(message, body);
      if (await archive.wasSent(message)) return count('Repeated', { lead, received });
      const mail = await send(message);
      await archive.markSent(message, mail);
      count('Sent', { lead, mail });
    } catch (error) {
      count('SendFailed', { lead, received, code: error instanceof Failure ? error.message : codeOf(error) });
      throw error;
    }
  };
};
