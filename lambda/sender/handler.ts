import type { Context, SQSEvent } from 'aws-lambda';
import words from 'virtual:lead-copy';
import { openSenderArchive } from '../aws/archive.ts';
import { senderConfig } from '../config.ts';
import { createDelivery } from './deliver.ts';
import { createMailer } from '../aws/mailer.ts';

const config = senderConfig(process.env);
const deliver = createDelivery({
  archive: openSenderArchive(config.ARCHIVE_BUCKET),
  mailer: createMailer(config),
  words,
});

/**
 * The private function behind the queue. It throws if a lead was not sent, so that the queue retries and the alarm on
 * errors fires; a response with `batchItemFailures` would count as a success.
 */
export const handler = async (
  event: SQSEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> => {
  for (const { body, attributes } of event.Records)
    await deliver(body, Number(attributes.ApproximateReceiveCount), context.getRemainingTimeInMillis());
};
