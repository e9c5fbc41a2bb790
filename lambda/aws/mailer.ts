import { SendEmailCommand } from '@aws-sdk/client-ses';
import { createMailClient } from './clients.ts';
import type { SenderConfig } from '../config.ts';
import { codeOf, LoggableError } from '../loggable-error.ts';

/**
 * A mail to the business. Its subject and its tag, the id of the lead or the name of the week, are ours alone; what the
 * visitor wrote is in the two bodies.
 */
export type OutgoingMail = { lead: string; subject: string; text: string; html: string; replyTo?: string };

const content = (data: string) => ({ Data: data, Charset: 'UTF-8' });

/**
 * Sends mail by SES, always from and to the configured addresses. An OK without the id of a message is none.
 * @param config the sender's configuration
 * @returns a function that sends one mail and gives the id that SES gave it; it throws a `Failure`
 */
export const createMailer = (config: SenderConfig) => {
  const client = createMailClient();
  return async (mail: OutgoingMail): Promise<string> => {
    const command = new SendEmailCommand({
      Source: config.MAIL_FROM,
      Destination: { ToAddresses: config.MAIL_TO },
      ReplyToAddresses: mail.replyTo === undefined ? [] : [mail.replyTo],
      Message: {
        Subject: content(mail.subject),
        Body: { Text: content(mail.text), Html: content(mail.html) },
      },
      ConfigurationSetName: config.MAIL_CONFIGURATION_SET,
      Tags: [{ Name: 'lead', Value: mail.lead }],
    });
    const { MessageId } = await client.send(command).catch((error: unknown) => {
      throw new LoggableError('mail', codeOf(error));
    });
    if (!MessageId) throw new LoggableError('mail', 'NoMessageId');
    return MessageId;
  };
};
export type Mailer = ReturnType<typeof createMailer>;
