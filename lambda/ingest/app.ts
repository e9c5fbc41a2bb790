import { Hono, type Context } from 'hono';
import { answerRoutes } from '../../schema/forms/answer-routes.ts';
import type { FieldErrorMessages } from '../../schema/forms/field-error-messages.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import { codeOf } from '../loggable-error.ts';
import { count } from '../log.ts';
import { isFromFrontDoor, frontDoorHeader } from './front-door.ts';
import { probeHeader } from './probe.ts';
import { acceptRequest, type Dependencies, type AcceptResult, type Reason } from './accept-request.ts';

const path = '/api/send-email';

/** Statuses of the refusals. The CDN shows a page of the site for 404 and may do so for 403: neither is used. */
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
 * On every refusal: the forms read the status alone, and a browser that shows the answer itself goes on to a page that
 * helps (HTML standard, "The `Refresh` header").
 */
const ledOn = { refresh: `0;url=${answerRoutes.failed}` };

/** When a client may try again. */
const retryAfterSeconds = '30';

const note = (outcome: AcceptResult): void => {
  if (outcome.kept) return count('Accepted', { lead: outcome.id, suspectedSpam: outcome.suspectedSpam });
  const fields = (outcome.errors ?? []).map(({ field, rule }) => `${field}:${rule}`);
  count('Refused', { reason: outcome.reason, fields }, 'reason');
};

const answer = (context: Context, words: FieldErrorMessages, outcome: AcceptResult): Response => {
  if (outcome.kind === 'form')
    return context.redirect(outcome.kept ? answerRoutes.sent : answerRoutes.failed, 303);
  if (outcome.kept) return context.json({ id: outcome.id }, 202);
  const { reason, errors } = outcome;
  const status = statuses[reason];
  if (status === 429 || status === 503) context.header('retry-after', retryAfterSeconds);
  const fields = errors?.map((error) => ({ ...error, message: messageFor(words, error) }));
  return context.json({ error: reason, ...(fields && { fields }) }, status, ledOn);
};

/**
 * The public function as a web application. It answers
 * - 202 `{ id }` when the queue has the lead, and not before;
 * - 422 `{ error: 'invalid', fields: [{ field, rule, message }] }` with the first error of each field;
 * - 400, 413, 415, 429 and 503 `{ error }` with the reason;
 * - 200 to a GET with the header of a probe that came through the front door; no metric counts it;
 * - a plain form post of the site by a redirect (303) to `/thank-you` or `/not-sent`; whatever is refused before that
 *   leads a browser there too.
 * @param dependencies what a request is judged by and where its lead goes
 * @param words what a visitor is told about a field that is not right
 */
export const createIngestApp = (dependencies: Dependencies, words: FieldErrorMessages): Hono => {
  const app = new Hono();
  app.post(path, async (context) => {
    const outcome = await acceptRequest(dependencies, context.req.raw);
    note(outcome);
    return answer(context, words, outcome);
  });
  app.get(path, (context, next) => {
    const { headers } = context.req.raw;
    const isProbe =
      headers.has(probeHeader) && isFromFrontDoor(dependencies.secrets, headers.get(frontDoorHeader));
    return isProbe ? context.json({ probe: 'ok' }) : next();
  });
  app.all(path, (context) => context.json({ error: 'method' }, 405, { ...ledOn, allow: 'POST' }));
  app.notFound((context) => context.json({ error: 'not-found' }, 404));
  app.onError((error, context) => {
    // Answered, so the function's own metric of errors does not see it.
    count('Unexpected', { code: codeOf(error) });
    return context.json({ error: 'unavailable' }, 503, { ...ledOn, 'retry-after': retryAfterSeconds });
  });
  return app;
};
