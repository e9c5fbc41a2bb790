import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { createQueueClient } from './clients.ts';
import { getErrorCode } from '../loggable-error.ts';
import type { QueuedLead } from '../ingest/create-message.ts';
import { countEvent } from '../log.ts';

/** The result of enqueueing a lead: queued, throttled, or unavailable. */
export type EnqueueResult = 'queued' | 'throttled' | 'unavailable';

const throttlingCodes = new Set(['RequestThrottled', 'ThrottlingException', 'Throttling', 'OverLimit']);

/**
 * Opens the queue between ingest and sender. Each lead has its own message group, so that a failing one does not block
 * others.
 * @param url URL of the FIFO queue
 * @returns a function that enqueues a lead and never throws
 */
export const createQueue = (url: string) => {
  const client = createQueueClient();
  return async (message: QueuedLead): Promise<EnqueueResult> => {
    const { id, receivedAt } = message;
    const command = new SendMessageCommand({
      QueueUrl: url,
      MessageBody: JSON.stringify(message),
      MessageGroupId: id,
      // Identifies one arrival, because a client may send it several times. With the id of the lead alone, the queue would
      // drop a request that is sent again after its lead was erased. The sender knows which leads were mailed (deliver.ts).
      MessageDeduplicationId: `${id}-${Date.parse(receivedAt)}`,
    });
    try {
      const { MessageId } = await client.send(command);
      if (MessageId) return 'queued';
      countEvent('QueueFailed', { lead: id, code: 'NoMessageId' });
      return 'unavailable';
    } catch (error) {
      const code = getErrorCode(error);
      countEvent('QueueFailed', { lead: id, code });
      return throttlingCodes.has(code) ? 'throttled' : 'unavailable';
    }
  };
};
