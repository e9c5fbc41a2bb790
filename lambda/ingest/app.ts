import { Hono, type Context } from 'hono';
import { answerRoutes } from '../../schema/forms/answer-routes.ts';
import type { FieldErrorMessages } from '../../schema/forms/field-error-messages.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import { getErrorCode } from '../loggable-error.ts';
import { count } from '../log.ts';
import { isFromFrontDoor, frontDoorHeader } from './front-door.ts';
import { probeHeader } from './probe.ts';
import { acceptRequest, type Dependencies, type AcceptResult, type Reason } from './accept-request.ts';

const path = '/api/send-email';

/** HTTP status by reason. 404 and 403 are not used, because the CDN replaces such responses with a page of the site. */
const statuses = {
  'front-door': 400,
  origin: 400,
  'not-json': 400,
  'not-an-object': 400,
  'too-large': 413,
  'content-type': 415,
  invalid: 422,
  busy: 429,
  unavailable: 503,
} as const satisfies Record<Reason, number>;

/**
 * Sent with every rejection. The forms only read the status; a browser that displays the response itself is redirected to a
 * page with help (HTML standard, "The `Refresh` header").
 */
const refreshHeader = { refresh: `0;url=${answerRoutes.failed}` };

/** Time in seconds after which a client may retry. */
const retryAfterSeconds = '30';

const countResult = (result: AcceptResult): void => {
  if (result.isAccepted) return count('Accepted', { lead: result.id, suspectedSpam: result.suspectedSpam });
  const fields = (result.errors ?? []).map(({ field, rule }) => `${field}:${rule}`);
  count('Refused', { reason: result.reason, fields }, 'reason');
};

const createResponse = (context: Context, messages: FieldErrorMessages, result: AcceptResult): Response => {
  if (result.kind === 'form')
    return context.redirect(result.isAccepted ? answerRoutes.sent : answerRoutes.failed, 303);
  if (result.isAccepted) return context.json({ id: result.id }, 202);
  const { reason, errors } = result;
  const status = statuses[reason];
  if (status === 429 || status === 503) context.header('retry-after', retryAfterSeconds);
  const fields = errors?.map((error) => ({ ...error, message: messageFor(messages, error) }));
  return context.json({ error: reason, ...(fields && { fields }) }, status, refreshHeader);
};

/**
 * Creates the public function as a web application. It responds with
 * - 202 `{ id }` once the lead is on the queue;
 * - 422 `{ error: 'invalid', fields: [{ field, rule, message }] }` with the first error of each field;
 * - 400, 413, 415, 429 and 503 `{ error }` with the reason;
 * - 200 to a GET with the probe header that came through the front door; no metric counts it;
 * - a redirect (303) to `/thank-you` or `/not-sent` for a plain form post of the site. Rejections before that point send a
 *   browser to the latter page too.
 * @param dependencies the rules for requests and the queue
 * @param messages the messages for invalid fields
 */
export const createIngestApp = (dependencies: Dependencies, messages: FieldErrorMessages): Hono => {
  const app = new Hono();
  app.post(path, async (context) => {
    const result = await acceptRequest(dependencies, context.req.raw);
    countResult(result);
    return createResponse(context, messages, result);
  });
  app.get(path, (context, next) => {
    const { headers } = context.req.raw;
    const isProbe =
      headers.has(probeHeader) && isFromFrontDoor(dependencies.secrets, headers.get(frontDoorHeader));
    return isProbe ? context.json({ probe: 'ok' }) : next();
  });
  app.all(path, (context) => context.json({ error: 'method' }, 405, { ...refreshHeader, allow: 'POST' }));
  app.notFound((context) => context.json({ error: 'not-found' }, 404));
  app.onError((error, context) => {
    // The error is counted here, because the function's own error metric does not include a request that was answered.
    count('Unexpected', { code: getErrorCode(error) });
    return context.json({ error: 'unavailable' }, 503, {
      ...refreshHeader,
      'retry-after': retryAfterSeconds,
    });
  });
  return app;
};
