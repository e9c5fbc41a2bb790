import { createHash } from 'node:crypto';
import * as z from 'zod';

const deduplicationTime = 5 * 60_000;

/** The parts of a call that the emulator looks at. */
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
 * What a FIFO queue remembers and the package does not: a message that was sent is known for five minutes even when
 * it is delivered and deleted, and sending it again changes nothing.
 */
export const createMemory = () => {
  const known = new Map<string, { at: number; answer: z.infer<typeof sent> }>();
  /** Drops what is too old; a map is in the order of time. */
  const forget = () => {
    for (const [key, { at }] of known) {
      if (Date.now() - at <= deduplicationTime) return;
      known.delete(key);
    }
  };
  return {
    /** The answer to a message that is known, or undefined. */
    recall: (asked: Call): string | undefined => {
      const entry = known.get(keyOf(asked));
      if (!entry || Date.now() - entry.at > deduplicationTime) return undefined;
      const md5 = createHash('md5').update(asked.MessageBody).digest('hex');
      return JSON.stringify({ ...entry.answer, MD5OfMessageBody: md5 });
    },
    /** Keeps the answer to a new message. */
    remember: (asked: Call, answer: string): void => {
      if (asked.MessageDeduplicationId === undefined) return;
      forget();
      known.set(keyOf(asked), { at: Date.now(), answer: sent.parse(JSON.parse(answer)) });
    },
  };
};
