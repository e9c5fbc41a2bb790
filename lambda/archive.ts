import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { codeOf, Failure } from './failure.ts';
import type { LeadMessage } from './lead.ts';
import { log } from './log.ts';
import { timeOuts } from './time-outs.ts';

const day = ({ receivedAt }: LeadMessage) => receivedAt.slice(0, 10).replaceAll('-', '/');
const leadKey = (lead: LeadMessage) => `leads/${day(lead)}/${lead.id}.json`;
/** Key of the mark that the mail of this arrival of a lead is sent. */
export const sentKey = (lead: LeadMessage) =>
  `sent/${day(lead)}/${lead.id}-${Date.parse(lead.receivedAt)}.json`;

const createClient = () => new S3Client({ maxAttempts: 3, requestHandler: timeOuts });

/**
 * The archive of leads: `leads/yyyy/mm/dd/<id>.json` holds each one as it came from the queue (days in UTC), and
 * `sent/…` marks those whose mail was accepted, so that a second delivery by the queue sends no second mail.
 * @param bucket name of the bucket
 */
export const createArchive = (bucket: string) => {
  const client = createClient();
  const put = (key: string, body: string) =>
    client.send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: 'application/json' }),
    );
  return {
    /** Keeps the lead, under the same key at every try. Throws a `Failure` when it could not be kept. */
    keep: async (lead: LeadMessage, body: string): Promise<void> => {
      await put(leadKey(lead), body).catch((error: unknown) => {
        throw new Failure('archive', codeOf(error));
      });
    },
    /** Whether the mail is known to be sent. When that cannot be told it is not: a second mail costs less than none. */
    wasSent: async (lead: LeadMessage): Promise<boolean> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: sentKey(lead) }));
        // A body that nobody reads keeps its connection, and the client has fifty of them.
        await Body?.transformToByteArray();
        return true;
      } catch (error) {
        const code = codeOf(error);
        if (code !== 'NoSuchKey') log('sent-unknown', { lead: lead.id, code });
        return false;
      }
    },
    /** Marks the lead as sent. A mark that fails is only logged: the mail is out. */
    markSent: async (lead: LeadMessage, mail: string): Promise<void> => {
      try {
        await put(sentKey(lead), JSON.stringify({ mail, sentAt: new Date().toISOString() }));
      } catch (error) {
        log('sent-not-marked', { lead: lead.id, code: codeOf(error) });
      }
    },
  };
};
export type Archive = ReturnType<typeof createArchive>;

/** How many objects are read at once. */
const readers = 16;

/**
 * The same archive in the hands of the owner. Its functions throw what the client throws.
 * @param bucket name of the bucket
 */
export const openArchive = (bucket: string) => {
  const client = createClient();

  const keys = async (prefix: 'leads/' | 'sent/'): Promise<string[]> => {
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }),
      );
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found;
  };
  const read = async (key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return { key, body: (await Body?.transformToString()) ?? '' };
  };

  return {
    /** The keys of the marks. */
    marks: () => keys('sent/'),
    /** Every archived lead as it came from the queue, by its key. */
    leads: async (): Promise<{ key: string; body: string }[]> => {
      const all = await keys('leads/');
      const leads: { key: string; body: string }[] = [];
      for (let first = 0; first < all.length; first += readers)
        leads.push(...(await Promise.all(all.slice(first, first + readers).map(read))));
      return leads;
    },
    /** Removes one object; one that is gone already is no error. */
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};
export type OpenArchive = ReturnType<typeof openArchive>;
