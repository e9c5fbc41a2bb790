import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient, type Message } from '@aws-sdk/client-sqs';
import { createMutex } from '../../mutex.ts';
import type { LocalFunction } from './function.ts';

/** As much of the event as a function reads. */
const toEvent = ({ MessageId, Body, Attributes }: Message) => ({
  Records: [{ messageId: MessageId, body: Body, attributes: Attributes, eventSource: 'aws:sqs' }],
});

/** How long a call to the queue may take. */
const timeoutMs = 5000;

/**
 * Does what the SQS trigger does: receives one message at a time, calls the sender, deletes the message when that
 * succeeds and leaves it to the queue when it throws.
 * @param options.sender the function
 * @param options.url address of the server that stands in for SQS
 * @param options.queueUrl address of the queue
 * @param options.concurrency how many messages are worked on at once
 */
export const startPoller = (options: {
  sender: LocalFunction;
  url: string;
  queueUrl: string;
  concurrency: number;
}) => {
  const { sender, queueUrl } = options;
  const stopping = new AbortController();
  // Every loop listens to it.
  setMaxListeners(0, stopping.signal);
  const inHand = new Set<string>();
  /** One for each message group: SQS hands out one message of a group at a time, the emulator several. */
  const groups = new Map<string, ReturnType<typeof createMutex>>();
  const inTurn = (group: string, task: () => Promise<void>): Promise<void> => {
    const mutex = groups.get(group) ?? createMutex();
    groups.set(group, mutex);
    return mutex(task);
  };
  // The client would warn on the console about versions of Node that it leaves behind some day.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new SQSClient({
    endpoint: options.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });

  const next = async (): Promise<Message | undefined> => {
    const command = new ReceiveMessageCommand({
      QueueUrl: queueUrl,
      MaxNumberOfMessages: 1,
      WaitTimeSeconds: 1,
      MessageSystemAttributeNames: ['All'],
    });
    // Some answers stop after their headers, which no time-out of the client sees.
    const abortSignal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const { Messages } = await client.send(command, { abortSignal });
    return Messages?.[0];
  };

  const work = async (): Promise<void> => {
    const message = await next();
    const id = message?.MessageId;
    // On AWS a message stays hidden for longer than the function may run; on a busy machine it may come too early.
    if (!message || id === undefined || inHand.has(id)) return;
    inHand.add(id);
    try {
      await inTurn(message.Attributes?.MessageGroupId ?? id, async () => {
        await sender.invoke(toEvent(message));
        await client.send(
          new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message.ReceiptHandle }),
          { abortSignal: AbortSignal.timeout(timeoutMs) },
        );
      });
    } finally {
      inHand.delete(id);
    }
  };

  const loop = async (): Promise<void> => {
    // A failure needs no word here: the function has logged it and the queue delivers again.
    while (!stopping.signal.aborted) await work().catch(() => sleep(50));
  };

  const loops = Array.from({ length: options.concurrency }, loop);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
      client.destroy();
    },
  };
};
