import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import type { SenderConfig } from './config.ts';
import { codeOf, Failure } from './failure.ts';
import { timeOuts } from './time-outs.ts';

/** A mail to the business. Its subject and its tag are ours alone; what the visitor wrote is in the two bodies. */
export type Mail = { lead: string; subject: string; text: string; html: string; replyTo?: string };

const content = (data: string) => ({ Data: data, Charset: 'UTF-8' });

/**
 * A connection of its own for each mail. One that was kept is dead when the function wakes after a pause, and with
 * one attempt that would cost the lead a try and the owner an alarm.
 */
const connections = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } };

/**
 * Sends mail by SES, always from and to the configured addresses. One attempt a call: the queue tries again, and
 * a client that repeats itself sends one mail for each answer that comes too late.
 * @param config the sender's configuration
 * @returns a function that sends one mail and gives the id that SES gave it; it throws a `Failure`
 */
export const createMailer = (config: SenderConfig) => {
  const client = new SESClient({ maxAttempts: 1, requestHandler: { ...timeOuts, ...connections } });
  return async (mail: Mail): Promise<string> => {
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
    try {
      const { MessageId } = await client.send(command);
      return MessageId ?? '';
    } catch (error) {
      throw new Failure('mail', codeOf(error));
    }
  };
};
export type Mailer = ReturnType<typeof createMailer>;
