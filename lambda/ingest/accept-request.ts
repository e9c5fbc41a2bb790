import { attemptHeader, fillTimeHeader } from '../../schema/forms/request.ts';
import { revisionHeader, revisionInput } from '../../schema/forms/revision.ts';
import { detectBodyFormat, parseBody, type BodyRefusal, type BodyFormat } from './body.ts';
import { addressHeader } from './address-limit.ts';
import { checkSubmission, type InvalidField, type SiteForms } from '../../leads/check-submission.ts';
import { isFromFrontDoor, frontDoorHeader } from './front-door.ts';
import { createMessage, type QueuedLead } from './create-message.ts';
import type { EnqueueResult } from '../aws/queue.ts';
import { parseReferer } from './page.ts';
import { findSpamSignals } from './spam-signals.ts';

/** What ingest needs to check a request and to enqueue its lead. */
export type Dependencies = {
  /** Accepted values of the front-door header. If empty, the header is not required. */
  secrets: readonly string[];
  /** Whether a request from an IP address exceeds its limit. */
  isOverLimit: (address: string | null) => boolean;
  /** Origins from which forms may be sent; the first one is that of the site itself. */
  origins: readonly string[];
  site: SiteForms;
  /** Puts the message of a lead on the queue. */
  enqueue: (message: QueuedLead) => Promise<EnqueueResult>;
};

/** HTTP status by the reason why a request is rejected. 404 and 403 are not used, because the CDN replaces such responses with a page of the site. */
export const statuses = {
  'front-door': 400,
  origin: 400,
  'not-json': 400,
  'not-an-object': 400,
  'too-large': 413,
  'content-type': 415,
  invalid: 422,
  busy: 429,
  unavailable: 503,
} as const satisfies Record<BodyRefusal, number> & Record<string, number>;

/** The result of a request. */
export type AcceptResult =
  | { isAccepted: true; kind: BodyFormat; id: string; suspectedSpam: boolean }
  | {
      isAccepted: false;
      kind?: BodyFormat;
      reason: keyof typeof statuses;
      type?: string;
      errors?: InvalidField[];
    };

/**
 * Checks a request and enqueues its lead. It is lenient where strictness would lose a lead (unknown fields are dropped,
 * control characters become spaces, suspected robots are only flagged), and strict where leniency would do harm.
 *
 * A JSON request without `Origin` is accepted, because pages of other origins cannot send JSON without that header. A plain
 * form post must have it, because any page can make a visitor submit a form. It is `null` if the browser sends no referrer;
 * `Sec-Fetch-Site`, which pages cannot set, then shows whether the page is one of this site.
 */
export const acceptRequest = async (
  { secrets, isOverLimit, origins, site, enqueue }: Dependencies,
  request: Request,
): Promise<AcceptResult> => {
  const { headers } = request;
  if (!isFromFrontDoor(secrets, headers.get(frontDoorHeader)))
    return { isAccepted: false, reason: 'front-door' };
  const kind = detectBodyFormat(headers.get('content-type'));
  if (kind === undefined) return { isAccepted: false, reason: 'content-type' };
  if (isOverLimit(headers.get(addressHeader))) return { isAccepted: false, kind, reason: 'busy' };
  const origin = headers.get('origin');
  const isSameOrigin = origin === 'null' && headers.get('sec-fetch-site') === 'same-origin';
  if (origin === null ? kind === 'form' : !origins.includes(origin) && !isSameOrigin)
    return { isAccepted: false, reason: 'origin' };

  const body = parseBody(kind, await request.arrayBuffer(), site.forms);
  if ('refusal' in body) return { isAccepted: false, kind, reason: body.refusal };
  const now = new Date();
  const revision = headers.get(revisionHeader) ?? body.fields[revisionInput];
  const checked = checkSubmission(site, body.fields, typeof revision === 'string' ? revision : '', now);
  if ('errors' in checked) return { isAccepted: false, kind, reason: 'invalid', ...checked };

  const signals = findSpamSignals(body.fields, checked.fields, headers.get(fillTimeHeader));
  const page = parseReferer(headers.get('referer'), origins);
  const message = createMessage(checked, now, signals, page, headers.get(attemptHeader) ?? '');
  const result = await enqueue(message);
  if (result !== 'queued')
    return { isAccepted: false, kind, reason: result === 'throttled' ? 'busy' : 'unavailable' };
  return { isAccepted: true, kind, id: message.id, suspectedSpam: message.suspectedSpam };
};
