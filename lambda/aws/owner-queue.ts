import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type Message,
} from '@aws-sdk/client-sqs';
import { createQueueClient } from './clients.ts';

/**
 * Opens the lead queue for commands of the owner. Its functions throw the errors of the SDK.
 * @param url URL of the FIFO queue
 */
export const openOwnerQueue = (url: string) => {
  const client = createQueueClient();
  return {
    /** Puts a lead on the queue again. The deduplication id is new, because the queue drops a known one for five minutes. */
    enqueueAgain: async (id: string, body: string): Promise<void> => {
      const { MessageId } = await client.send(
        new SendMessageCommand({
          QueueUrl: url,
          MessageBody: body,
          MessageGroupId: id,
          MessageDeduplicationId: `${id}-${Date.now()}`,
        }),
      );
      if (!MessageId)
        throw new Error('The queue did not confirm that it has the lead. Run the command again.');
    },
    /** Returns the approximate number of leads that are queued or being mailed. */
    countMessages: async (): Promise<number> => {
      const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
      const command = new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: [...names] });
      const { Attributes } = await client.send(command);
      if (!Attributes) throw new Error('The queue did not return its size. Run the command again.');
      return names.reduce((sum, name) => sum + Number(Attributes[name]), 0);
    },
  };
};
export type OwnerQueue = ReturnType<typeof openOwnerQueue>;

/** Visibility timeout in seconds: how long messages that are being read are hidden from other readers. */
const visibilityTimeoutSeconds = 120;

/**
 * Opens the dead-letter queue for commands of the owner. Its functions throw the errors of the SDK; messages that were
 * being read become visible again after two minutes.
 * @param url URL of the dead-letter queue
 */
export const openDeadLetterQueue = (url: string) => {
  const client = createQueueClient();

  const receiveAll = async (): Promise<Message[]> => {
    const command = new ReceiveMessageCommand({
      QueueUrl: url,
      MaxNumberOfMessages: 10,
      WaitTimeSeconds: 1,
      VisibilityTimeout: visibilityTimeoutSeconds,
    });
    for (const all: Message[] = []; ;) {
      const { Messages: batch = [] } = await client.send(command);
      if (batch.length === 0) return all;
      all.push(...batch);
    }
  };
  const makeVisible = async (messages: Message[]): Promise<void> => {
    for (let first = 0; first < messages.length; first += 10) {
      const Entries = messages.slice(first, first + 10).map(({ ReceiptHandle }, index) => ({
        Id: String(index),
        ReceiptHandle,
        VisibilityTimeout: 0,
      }));
      await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl: url, Entries }));
    }
  };

  return {
    /** Returns the bodies of the messages. Of several messages of one lead, a FIFO queue may return only the first. */
    readBodies: async (): Promise<string[]> => {
      const messages = await receiveAll();
      await makeVisible(messages);
      return messages.map(({ Body = '' }) => Body);
    },
    /** Deletes every message whose body matches, including those behind another one in their group. @returns their number */
    deleteMatching: async (matches: (body: string) => boolean): Promise<number> => {
      const retained: Message[] = [];
      for (let removed = 0; ;) {
        const messages = await receiveAll();
        const matching = messages.filter(({ Body = '' }) => matches(Body));
        retained.push(...messages.filter((message) => !matching.includes(message)));
        for (const { ReceiptHandle } of matching)
          await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle }));
        removed += matching.length;
        if (matching.length > 0) continue;
        await makeVisible(retained);
        return removed;
      }
    },
  };
};
export type DeadLetterQueue = ReturnType<typeof openDeadLetterQueue>;
