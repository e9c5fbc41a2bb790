import { createHash } from 'node:crypto';
import * as z from 'zod';

const deduplicationTime = 5 * 60_000;

/** The fields of an SQS call that the emulator reads. */
export const queueRequest = z.looseObject({
  QueueUrl: z.string().optional(),
  MessageBody: z.string().default(''),
  MessageDeduplicationId: z.string().optional(),
  ReceiptHandle: z.string().default(''),
  MessageSystemAttributeNames: z.array(z.string()).optional(),
});
export type Call = z.infer<typeof queueRequest>;

const sent = z.looseObject({ MessageId: z.string() });

const keyOf = ({ QueueUrl, MessageDeduplicationId }: Call) => `${QueueUrl} ${MessageDeduplicationId}`;

/**
 * Deduplication of a FIFO queue, which the package lacks: a sent message is remembered for five minutes, even after
 * delivery and deletion, and sending it again has no effect.
 */
export const createMemory = () => {
  const known = new Map<string, { at: number; answer: z.infer<typeof sent> }>();
  return {
    /** Returns the response to a known message, or undefined. */
    recall: (call: Call): string | undefined => {
      const entry = known.get(keyOf(call));
      if (!entry || Date.now() - entry.at > deduplicationTime) return undefined;
      const md5 = createHash('md5').update(call.MessageBody).digest('hex');
      return JSON.stringify({ ...entry.answer, MD5OfMessageBody: md5 });
    },
    /** Stores the response to a new message. */
    remember: (call: Call, answer: string): void => {
      if (call.MessageDeduplicationId === undefined) return;
      known.set(keyOf(call), { at: Date.now(), answer: sent.parse(JSON.parse(answer)) });
    },
  };
};
