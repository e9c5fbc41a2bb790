import { collectFieldErrors, leadRequest, type FieldError } from '../../schema/forms/request.ts';
import { detectBodyFormat, parseBody, type BodyRefusal, type BodyFormat } from './body.ts';
import { addressHeader } from './address-limit.ts';
import { isFromFrontDoor, frontDoorHeader } from './front-door.ts';
import { writeMessage, type QueuedLead } from '../lead-message.ts';
import type { EnqueueResult } from '../aws/queue.ts';
import { parseReferer } from './page.ts';
import { fillTimeHeader, spamSignalsIn } from './spam-signals.ts';

/** What ingest needs to judge a request and to keep it. */
export type Dependencies = {
  /** Values of the front-door header that are accepted; with none it is not asked for. */
  secrets: readonly string[];
  /** Whether a request from an address is one too many. */
  isTooMany: (address: string | null) => boolean;
  /** Origins from which the forms may be sent. */
  origins: readonly string[];
  /** Puts a lead on the queue. */
  enqueue: (message: QueuedLead) => Promise<EnqueueResult>;
};

/** Why a request is refused. */
export type Reason =
  | BodyRefusal
  | 'front-door'
  | 'origin'
  | 'content-type'
  | 'invalid'
  | 'busy'
  | 'unavailable';

/** What became of a request. */
export type AcceptResult =
  | { kept: true; kind: BodyFormat; id: string; suspectedSpam: boolean }
  | { kept: false; kind?: BodyFormat; reason: Reason; errors?: FieldError[] };

/**
 * Judges one request and keeps its lead. Liberal in what costs a lead (unknown fields are dropped, control
 * characters become spaces, robots are only marked), strict in what harms.
 *
 * A request without an `Origin` is let in as JSON, which no foreign page can send without one; a plain form post
 * has to carry it, because any page can make a visitor send a form.
 */
export const acceptRequest = async (
  { secrets, isTooMany, origins, enqueue }: Dependencies,
  request: Request,
): Promise<AcceptResult> => {
  const { headers } = request;
  if (!isFromFrontDoor(secrets, headers.get(frontDoorHeader))) return { kept: false, reason: 'front-door' };
  const kind = detectBodyFormat(headers.get('content-type'));
  if (kind === undefined) return { kept: false, reason: 'content-type' };
  if (isTooMany(headers.get(addressHeader))) return { kept: false, kind, reason: 'busy' };
  const origin = headers.get('origin');
  if (origin === null ? kind === 'form' : !origins.includes(origin)) return { kept: false, reason: 'origin' };

  const body = parseBody(kind, await request.arrayBuffer());
  if ('refusal' in body) return { kept: false, kind, reason: body.refusal };
  const parsed = leadRequest.safeParse(body.fields);
  if (!parsed.success)
    return { kept: false, kind, reason: 'invalid', errors: collectFieldErrors(parsed.error) };

  const signals = spamSignalsIn(body.fields, headers.get(fillTimeHeader));
  const page = parseReferer(headers.get('referer'), origins);
  const message = writeMessage(parsed.data, new Date(), signals, page);
  const answer = await enqueue(message);
  if (answer !== 'kept') return { kept: false, kind, reason: answer === 'busy' ? 'busy' : 'unavailable' };
  return { kept: true, kind, id: message.id, suspectedSpam: message.suspectedSpam };
};
