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
 * The queue as the owner uses it. Its functions throw what the client throws.
 * @param url address of the FIFO queue
 */
export const openLeadQueue = (url: string) => {
  const client = createQueueClient();
  return {
    /** Puts a lead on the queue once more. The queue would drop it for five minutes if it knew the id. */
    putAgain: async (id: string, body: string): Promise<void> => {
      const { MessageId } = await client.send(
        new SendMessageCommand({
          QueueUrl: url,
          MessageBody: body,
          MessageGroupId: id,
          MessageDeduplicationId: `${id}-${Date.now()}`,
        }),
      );
      if (!MessageId) throw new Error('The queue does not say that it has the lead.');
    },
    /** About how many leads wait or are being mailed. */
    size: async (): Promise<number> => {
      const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
      const command = new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: [...names] });
      const { Attributes } = await client.send(command);
      if (!Attributes) throw new Error('The queue does not say how many leads it has.');
      return names.reduce((sum, name) => sum + Number(Attributes[name]), 0);
    },
  };
};
export type LeadQueue = ReturnType<typeof openLeadQueue>;

/** How long letters that are read stay hidden when nobody puts them back. */
const hiddenSeconds = 120;

/**
 * The dead letters as the owner uses them. Its functions throw what the client throws; letters that are in hand
 * then come back after two minutes.
 * @param url address of the dead-letter queue
 */
export const openDeadLetterQueue = (url: string) => {
  const client = createQueueClient();

  const takeSome = async (): Promise<Message[]> => {
    const command = new ReceiveMessageCommand({
      QueueUrl: url,
      MaxNumberOfMessages: 10,
      WaitTimeSeconds: 1,
      VisibilityTimeout: hiddenSeconds,
    });
    return (await client.send(command)).Messages ?? [];
  };
  const takeAll = async (): Promise<Message[]> => {
    const all: Message[] = [];
    for (let some = await takeSome(); some.length > 0; some = await takeSome()) all.push(...some);
    return all;
  };
  const putBack = async (letters: Message[]): Promise<void> => {
    for (let first = 0; first < letters.length; first += 10) {
      const Entries = letters.slice(first, first + 10).map(({ ReceiptHandle }, index) => ({
        Id: String(index),
        ReceiptHandle,
        VisibilityTimeout: 0,
      }));
      await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl: url, Entries }));
    }
  };

  return {
    /** The bodies of the letters. Of several with the same lead a FIFO queue may show only the first. */
    read: async (): Promise<string[]> => {
      const letters = await takeAll();
      await putBack(letters);
      return letters.map(({ Body = '' }) => Body);
    },
    /** Removes every letter whose body is wanted, also those that were behind another. Gives their number. */
    remove: async (isWanted: (body: string) => boolean): Promise<number> => {
      const kept: Message[] = [];
      for (let removed = 0; ;) {
        const letters = await takeAll();
        const wanted = letters.filter(({ Body = '' }) => isWanted(Body));
        kept.push(...letters.filter((letter) => !wanted.includes(letter)));
        for (const { ReceiptHandle } of wanted)
          await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle }));
        removed += wanted.length;
        if (wanted.length > 0) continue;
        await putBack(kept);
        return removed;
      }
    },
  };
};
export type DeadLetterQueue = ReturnType<typeof openDeadLetterQueue>;
