import { randomUUID } from 'node:crypto';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { createArchiveClient } from './clients.ts';
import { getErrorCode, LoggableError } from '../loggable-error.ts';
import type { LeadMessage } from '../../leads/lead-message.ts';
import { log } from '../log.ts';
import { parseJson } from '../parse-json.ts';

const formatDayPath = ({ receivedAt }: LeadMessage) => receivedAt.slice(0, 10).replaceAll('-', '/');
const arrivalPrefix = (lead: LeadMessage) => `${formatDayPath(lead)}/${lead.id}-`;
const arrivalPath = (lead: LeadMessage) => `${arrivalPrefix(lead)}${Date.parse(lead.receivedAt)}.json`;
const leadKey = (lead: LeadMessage) => `leads/${formatDayPath(lead)}/${lead.id}.json`;
/** Returns the key of the marker that the mail of this arrival of a lead was sent. */
export const sentKey = (lead: LeadMessage) => `sent/${arrivalPath(lead)}`;
/** Returns the key of the claim on the mail of this arrival. */
export const claimKey = (lead: LeadMessage) => `claims/${arrivalPath(lead)}`;

/** Time in ms within which the same request is the same lead: a second press of the button, or a retry. */
const repeatMs = 300_000;
/** Maximum difference in ms between the clocks of two ingest functions. Arrivals are otherwise in the order of the queue. */
const skewMs = 10_000;

/** Whether a marker belongs to this arrival of a lead or to one that it repeats. */
const coversArrival = (marker: string, { receivedAt }: LeadMessage): boolean => {
  const age = Date.parse(receivedAt) - Number(/-(\d+)\.json$/.exec(marker)?.[1]);
  return age > -skewMs && age < repeatMs;
};

/** The result of claiming a mail: claimed by this delivery, already sent, or claimed by another running delivery. */
type Claim = 'ours' | 'sent' | 'in-hand';

/** Conditions of a write: the object does not exist, or it has not changed. */
const ifAbsent = { IfNoneMatch: '*' };
type Condition = typeof ifAbsent | { IfMatch: string };

const toLoggableError = (error: unknown): LoggableError =>
  error instanceof LoggableError ? error : new LoggableError('archive', getErrorCode(error));

/** Waits for a call of S3. Undefined if it fails with the given code. @throws LoggableError if it fails otherwise */
const callUnless = async <T>(code: string, call: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await call();
  } catch (error) {
    if (getErrorCode(error) === code) return undefined;
    throw toLoggableError(error);
  }
};

/** Parses a claim. `until` is the time by which the claiming function has certainly ended. An invalid claim does not block. */
const readClaim = (body: string) => Object(parseJson(body)) as { token?: unknown; until?: unknown };

/**
 * Opens the archive of leads for the sender. `leads/yyyy/mm/dd/<id>.json` contains each lead as it came from the queue (days
 * in UTC), `claims/…` which delivery sends the mail of an arrival, and `sent/…` markers the arrivals whose mail SES accepted.
 *
 * Leads and claims are written on condition that they do not exist yet. Otherwise S3 responds with 412 PreconditionFailed,
 * also to the second of two simultaneous writes (S3 user guide, "How to prevent object overwrites with conditional
 * writes", conditional-writes.html).
 * @param bucket the name of the bucket
 */
export const openSenderArchive = (bucket: string) => {
  const client = createArchiveClient();

  /** Writes an object. @returns false if the condition does not hold @throws LoggableError if writing failed */
  const put = async (key: string, body: string, condition?: Condition): Promise<boolean> => {
    const object = { Bucket: bucket, Key: key, Body: body, ContentType: 'application/json' };
    const written = await callUnless('PreconditionFailed', async () => {
      const { ETag } = await client.send(new PutObjectCommand({ ...object, ...condition }));
      if (!ETag) throw new LoggableError('archive', 'NoETag');
      return true;
    });
    return written ?? false;
  };
  /** Reads an object. Undefined if it does not exist. */
  const get = (key: string) =>
    callUnless('NoSuchKey', async () => {
      const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      // An empty 200 response is not an object: if it counted as a marker, the mail would never be sent.
      if (!ETag) throw new LoggableError('archive', 'NoETag');
      return { body: (await Body?.transformToString()) ?? '', etag: ETag };
    });

  /** Returns the keys with a prefix. Only used for one lead on one day, so one page contains all of them. */
  const list = async (prefix: string): Promise<string[]> => {
    const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix });
    const page = await callUnless('', () => client.send(command));
    // An empty 200 response does not mean that there are no objects.
    if (page?.IsTruncated === undefined) throw new LoggableError('archive', 'NoList');
    return (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
  };

  return {
    /** Stores the lead unless it is archived already. @throws LoggableError if it could not be stored */
    storeLead: async (lead: LeadMessage, body: string): Promise<void> => {
      await put(leadKey(lead), body, ifAbsent);
    },
    /**
     * Claims the mail of this arrival, unless it was sent or repeats a request of the same day that was mailed within the
     * last minutes. (An erased lead has no marker.) A claim whose function has ended is taken over: that function may or may
     * not have sent the mail, and a second mail is better than none.
     * @param remaining milliseconds until this function is ended
     * @throws LoggableError if the archive fails
     */
    claimMail: async (lead: LeadMessage, remaining: number): Promise<Claim> => {
      const key = claimKey(lead);
      const token = randomUUID();
      const ownClaim = JSON.stringify({ token, until: Date.now() + remaining });
      const isOurs = await put(key, ownClaim, ifAbsent);
      const markers = await list(`sent/${arrivalPrefix(lead)}`);
      if (markers.some((marker) => coversArrival(marker, lead))) return 'sent';
      if (isOurs) return 'ours';
      const found = await get(key);
      // The claim was deleted in the meantime, because the lead was erased or resent.
      if (!found) return 'in-hand';
      const claim = readClaim(found.body);
      // Our first write succeeded although its response was lost, and the SDK repeated it.
      if (claim.token === token) return 'ours';
      if (Number(claim.until) > Date.now()) return 'in-hand';
      return (await put(key, ownClaim, { IfMatch: found.etag })) ? 'ours' : 'in-hand';
    },
    /**
     * Writes the marker of a sent mail. An error is only logged, because the mail has been sent.
     * @param form the name of the form in the documents; empty if it is unknown
     */
    markSent: async (lead: LeadMessage, mail: string, form: string): Promise<void> => {
      try {
        // The marker contains what the statistics need (lambda/visits/sent-marker.ts), so that counting does not read leads.
        const { page, suspectedSpam } = lead;
        const marker = { mail, sentAt: new Date().toISOString(), page, form, suspectedSpam };
        await put(sentKey(lead), JSON.stringify(marker));
      } catch (error) {
        log('sent-not-marked', { lead: lead.id, code: toLoggableError(error).code });
      }
    },
  };
};
export type Archive = ReturnType<typeof openSenderArchive>;
