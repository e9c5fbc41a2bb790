import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient, type Message } from '@aws-sdk/client-sqs';
import { createMutex } from '../../mutex.ts';
import type { LocalFunction } from './function.ts';

/** The event fields that the functions read. */
const toEvent = ({ MessageId, Body, Attributes }: Message) => ({
  Records: [{ messageId: MessageId, body: Body, attributes: Attributes, eventSource: 'aws:sqs' }],
});

/** Deadline of a call to the queue in milliseconds. */
const timeoutMs = 5000;

/**
 * Emulates the SQS trigger: receives one message at a time, calls the sender, and deletes the message on success; on
 * failure the queue delivers it again.
 * @param sender the function
 * @param queueUrl URL of the queue in the emulator
 * @param concurrency number of messages processed concurrently
 */
export const startPoller = (sender: LocalFunction, queueUrl: string, concurrency: number) => {
  const stopping = new AbortController();
  // Every loop adds a listener to this signal, so the limit on listeners is lifted.
  setMaxListeners(0, stopping.signal);
  const inProgress = new Set<string>();
  /** One mutex per message group, because SQS delivers one message of a group at a time, but the emulator several. */
  const groups = new Map<string, ReturnType<typeof createMutex>>();
  const runInGroup = (group: string, task: () => Promise<void>): Promise<void> => {
    const mutex = groups.get(group) ?? createMutex();
    groups.set(group, mutex);
    return mutex(task);
  };
  // Otherwise the client prints warnings about Node versions it will stop supporting.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new SQSClient({
    endpoint: new URL(queueUrl).origin,
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
    // Some responses stop after their headers, which the client's time-outs do not cover.
    const abortSignal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const { Messages } = await client.send(command, { abortSignal });
    return Messages?.[0];
  };

  const work = async (): Promise<void> => {
    const message = await next();
    const id = message?.MessageId;
    // On AWS the visibility timeout exceeds the function's timeout; on a busy machine a message may arrive too early.
    if (!message || id === undefined || inProgress.has(id)) return;
    inProgress.add(id);
    try {
      await runInGroup(message.Attributes?.MessageGroupId ?? id, async () => {
        await sender.invoke(toEvent(message));
        await client.send(
          new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message.ReceiptHandle }),
          { abortSignal: AbortSignal.timeout(timeoutMs) },
        );
      });
    } finally {
      inProgress.delete(id);
    }
  };

  const loop = async (): Promise<void> => {
    // The function has logged the failure, and the queue delivers the message again.
    while (!stopping.signal.aborted) await work().catch(() => sleep(50));
  };

  const loops = Array.from({ length: concurrency }, loop);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
      client.destroy();
    },
  };
};
