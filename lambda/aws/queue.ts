import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { createQueueClient } from './clients.ts';
import { codeOf } from '../loggable-error.ts';
import type { QueuedLead } from '../lead-message.ts';
import { count } from '../log.ts';

/** What became of a lead: the queue has it, is asked too often, or does not answer. */
export type EnqueueResult = 'kept' | 'busy' | 'down';

const throttles = new Set(['RequestThrottled', 'ThrottlingException', 'Throttling', 'OverLimit']);

/**
 * The queue between ingest and sender.
 * Each lead is a message group of its own, so that one which keeps failing holds up nobody.
 * @param url address of the FIFO queue
 * @returns a function that puts one lead on the queue and never throws
 */
export const createQueue = (url: string) => {
  const client = createQueueClient();
  return async (message: QueuedLead): Promise<EnqueueResult> => {
    const { id, receivedAt } = message;
    const command = new SendMessageCommand({
      QueueUrl: url,
      MessageBody: JSON.stringify(message),
      MessageGroupId: id,
      // Of one arrival, which the client may send several times. By the id of the lead alone the queue would drop a
      // request that is sent again after its lead was forgotten; the sender knows what was mailed (deliver.ts).
      MessageDeduplicationId: `${id}-${Date.parse(receivedAt)}`,
    });
    try {
      const { MessageId } = await client.send(command);
      if (MessageId) return 'kept';
      count('QueueFailed', { lead: id, code: 'NoMessageId' });
      return 'down';
    } catch (error) {
      const code = codeOf(error);
      count('QueueFailed', { lead: id, code });
      return throttles.has(code) ? 'busy' : 'down';
    }
  };
};
