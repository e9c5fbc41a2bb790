import { randomUUID } from 'node:crypto';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { createArchiveClient } from './clients.ts';
import { codeOf, LoggableError } from '../loggable-error.ts';
import type { LeadMessage } from '../lead-message.ts';
import { log } from '../log.ts';

const day = ({ receivedAt }: LeadMessage) => receivedAt.slice(0, 10).replaceAll('-', '/');
const arrivals = (lead: LeadMessage) => `${day(lead)}/${lead.id}-`;
const arrival = (lead: LeadMessage) => `${arrivals(lead)}${Date.parse(lead.receivedAt)}.json`;
const leadKey = (lead: LeadMessage) => `leads/${day(lead)}/${lead.id}.json`;
/** Key of the mark that the mail of this arrival of a lead is sent. */
export const sentKey = (lead: LeadMessage) => `sent/${arrival(lead)}`;
/** Key of the claim to the mail of this arrival. */
export const claimKey = (lead: LeadMessage) => `claims/${arrival(lead)}`;

/** The same request within this time is the same lead, in milliseconds: a second press, or a retry. */
const repeatMs = 300_000;
/** Arrivals are in the order of the queue; the clocks of two functions that put them there may differ by less. */
const skewMs = 10_000;

/** Whether a mark is of this arrival of a lead, or of one that it repeats. */
const answers = (mark: string, { receivedAt }: LeadMessage): boolean => {
  const age = Date.parse(receivedAt) - Number(/-(\d+)\.json$/.exec(mark)?.[1]);
  return age > -skewMs && age < repeatMs;
};

/** Who may send the mail: we, nobody any more, or another delivery that is at work. */
type Claim = 'ours' | 'sent' | 'in-hand';

/** Conditions of a write: there is no such object, or it is still this one. */
const once = { IfNoneMatch: '*' };
type Condition = typeof once | { IfMatch: string };

const failed = (error: unknown): LoggableError =>
  error instanceof LoggableError ? error : new LoggableError('archive', codeOf(error));

/** `until`: when whoever made the claim is surely ended. What is no claim holds nobody up. */
const readClaim = (body: string): { token?: unknown; until?: unknown } => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/**
 * The archive of leads as the sender uses it: `leads/yyyy/mm/dd/<id>.json` holds each one as it came from the
 * queue (days in UTC), `claims/…` says which delivery mails an arrival, and `sent/…` marks those whose mail was accepted.
 *
 * Leads and claims are written under the condition that there is none, which S3 answers with 412 PreconditionFailed
 * otherwise, also to the second of two at once (S3 user guide, "How to prevent object overwrites with conditional
 * writes", conditional-writes.html).
 * @param bucket name of the bucket
 */
export const openSenderArchive = (bucket: string) => {
  const client = createArchiveClient();

  /** Writes one object. False when its condition does not hold; throws a `Failure` when it could not be written. */
  const put = async (key: string, body: string, condition?: Condition): Promise<boolean> => {
    const object = { Bucket: bucket, Key: key, Body: body, ContentType: 'application/json' };
    try {
      const { ETag } = await client.send(new PutObjectCommand({ ...object, ...condition }));
      if (!ETag) throw new LoggableError('archive', 'NoETag');
      return true;
    } catch (error) {
      if (codeOf(error) === 'PreconditionFailed') return false;
      throw failed(error);
    }
  };
  /** Reads one object; undefined when there is none. */
  const get = async (key: string): Promise<{ body: string; etag: string } | undefined> => {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      // An empty OK is no object: taken for a mark it would lose a mail.
      if (!ETag) throw new LoggableError('archive', 'NoETag');
      return { body: (await Body?.transformToString()) ?? '', etag: ETag };
    } catch (error) {
      if (codeOf(error) === 'NoSuchKey') return undefined;
      throw failed(error);
    }
  };

  /** The keys that begin so: of one lead on one day, so few that one answer has them all. */
  const list = async (prefix: string): Promise<string[]> => {
    try {
      const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
      // An empty OK does not say that there is nothing.
      if (page.IsTruncated === undefined) throw new LoggableError('archive', 'NoList');
      return (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
    } catch (error) {
      throw failed(error);
    }
  };

  return {
    /** Keeps the lead, once: what is archived already stays. Throws a `Failure` when it could not be kept. */
    keep: async (lead: LeadMessage, body: string): Promise<void> => {
      await put(leadKey(lead), body, once);
    },
    /**
     * Claims the mail of this arrival, unless it is sent or repeats a request of the same day that was mailed just now;
     * one that was forgotten has no mark. A claim that was made by a function that is ended by now is taken over: it may
     * have sent the mail or not, and a second mail costs less than none. Throws a `Failure` when the archive fails.
     * @param remaining milliseconds after which we are ended
     */
    claim: async (lead: LeadMessage, remaining: number): Promise<Claim> => {
      const key = claimKey(lead);
      const token = randomUUID();
      const ours = JSON.stringify({ token, until: Date.now() + remaining });
      const isOurs = await put(key, ours, once);
      const marks = await list(`sent/${arrivals(lead)}`);
      if (marks.some((mark) => answers(mark, lead))) return 'sent';
      if (isOurs) return 'ours';
      const found = await get(key);
      // It was forgotten or resent this moment.
      if (!found) return 'in-hand';
      const claim = readClaim(found.body);
      // Our own write was heard at its second attempt only.
      if (claim.token === token) return 'ours';
      if (Number(claim.until) > Date.now()) return 'in-hand';
      return (await put(key, ours, { IfMatch: found.etag })) ? 'ours' : 'in-hand';
    },
    /** Marks the lead as sent. A mark that fails is only logged: the mail is out. */
    markSent: async (lead: LeadMessage, mail: string): Promise<void> => {
      try {
        // With what the numbers need (lambda/visits/sent-marker.ts), so that who counts need not read leads.
        const { page, suspectedSpam } = lead;
        const mark = { mail, sentAt: new Date().toISOString(), page, suspectedSpam };
        await put(sentKey(lead), JSON.stringify(mark));
      } catch (error) {
        log('sent-not-marked', { lead: lead.id, code: failed(error).code });
      }
    },
  };
};
export type Archive = ReturnType<typeof openSenderArchive>;
