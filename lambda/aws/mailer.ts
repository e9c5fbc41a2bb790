import { SendEmailCommand } from '@aws-sdk/client-ses';
import { createMailClient } from './clients.ts';
import type { OutgoingMail } from '../../leads/mail/compose.ts';
import type { SenderConfig } from '../config.ts';
import { getErrorCode, LoggableError } from '../loggable-error.ts';

const createContent = (data: string) => ({ Data: data, Charset: 'UTF-8' });

/**
 * Creates a function that sends mails through SES, always from and to the configured addresses. A 200 response without a
 * message id is an error.
 * @param config the configuration of the sender
 * @returns a function that sends a mail and returns its SES message id; it throws a `LoggableError`
 */
export const createMailer = (config: SenderConfig) => {
  const client = createMailClient();
  return async (mail: OutgoingMail): Promise<string> => {
    const command = new SendEmailCommand({
      Source: config.MAIL_FROM,
      Destination: { ToAddresses: config.MAIL_TO },
      ReplyToAddresses: mail.replyTo === undefined ? [] : [mail.replyTo],
      Message: {
        Subject: createContent(mail.subject),
        Body: { Text: createContent(mail.text), Html: createContent(mail.html) },
      },
      ConfigurationSetName: config.MAIL_CONFIGURATION_SET,
      Tags: [{ Name: 'lead', Value: mail.lead }],
    });
    const { MessageId } = await client.send(command).catch((error: unknown) => {
      throw new LoggableError('mail', getErrorCode(error));
    });
    if (!MessageId) throw new LoggableError('mail', 'NoMessageId');
    return MessageId;
  };
};
export type Mailer = ReturnType<typeof createMailer>;
