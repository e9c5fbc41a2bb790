import { Hono, type Context } from 'hono';
import { answerRoutes, leadEndpoint } from '../../schema/forms/request.ts';
import { getErrorCode } from '../loggable-error.ts';
import { countEvent } from '../log.ts';
import { isFromFrontDoor, frontDoorHeader, probeHeader } from './front-door.ts';
import { allowOrigins, siteUrlFor } from './cross-origin.ts';
import { acceptRequest, statuses, type Dependencies, type AcceptResult } from './accept-request.ts';

/** Time in seconds after which a client may retry. */
const retryAfterSeconds = '30';

/**
 * Adds the headers of rejections. The forms only read the status; a browser that displays the response itself is redirected
 * to a page with help (HTML standard, "The `Refresh` header").
 */
const describeRejection = (context: Context, site: string): void => {
  const { status } = context.res;
  if (status >= 400) context.header('refresh', `0;url=${site}${answerRoutes.failed}`);
  if (status === 429 || status === 503) context.header('retry-after', retryAfterSeconds);
};

const countResult = (result: AcceptResult): void => {
  if (result.isAccepted)
    return countEvent('Accepted', { lead: result.id, suspectedSpam: result.suspectedSpam });
  const fields = (result.errors ?? []).map(({ field, rule }) => `${field}:${rule}`);
  countEvent('Refused', { reason: result.reason, fields }, 'reason');
};

/** Returns the fragment of `/not-sent` that names the first invalid field. */
const findFragment = ({ type, errors: [first] = [] }: Extract<AcceptResult, { isAccepted: false }>): string =>
  type !== undefined && first ? `#${type}-${first.field}` : '';

const createResponse = (context: Context, site: string, result: AcceptResult): Response => {
  if (result.kind === 'form') {
    const route = result.isAccepted ? answerRoutes.sent : `${answerRoutes.failed}${findFragment(result)}`;
    return context.redirect(`${site}${route}`, 303);
  }
  if (result.isAccepted) return context.json({ id: result.id }, 202);
  const { reason, errors: fields } = result;
  return context.json({ error: reason, ...(fields && { fields }) }, statuses[reason]);
};

/**
 * Creates the public function as a web application. It responds with
 * - 202 `{ id }` once the lead is on the queue;
 * - 422 `{ error: 'invalid', fields: [{ field, rule, message }] }` with the first error of each field;
 * - 400, 413, 415, 429 and 503 `{ error }` with the reason;
 * - 200 to a GET with the probe header that came through the front door; no metric counts it;
 * - a redirect (303) to `/thank-you` or `/not-sent` for a plain form post, at the origin that it came from. Rejections
 *   before that point send a browser to the latter page too;
 * - 204 to a preflight request from one of the other origins.
 * @param dependencies the rules for requests, the forms of the site and the queue
 */
export const createIngestApp = (dependencies: Dependencies): Hono => {
  const app = new Hono();
  const { origins } = dependencies;
  const siteOf = (context: Context) => siteUrlFor(origins, context.req.header('origin'));
  app.use(leadEndpoint, allowOrigins(origins), async (context, next) => {
    await next();
    describeRejection(context, siteOf(context));
  });
  app.post(leadEndpoint, async (context) => {
    const result = await acceptRequest(dependencies, context.req.raw);
    countResult(result);
    return createResponse(context, siteOf(context), result);
  });
  app.get(leadEndpoint, (context, next) => {
    const { headers } = context.req.raw;
    const isProbe =
      headers.has(probeHeader) && isFromFrontDoor(dependencies.secrets, headers.get(frontDoorHeader));
    return isProbe ? context.json({ probe: 'ok' }) : next();
  });
  app.all(leadEndpoint, (context) => context.json({ error: 'method' }, 405, { allow: 'POST' }));
  app.notFound((context) => context.json({ error: 'not-found' }, 404));
  app.onError((error, context) => {
    // The error is counted here, because the function's own error metric does not include a request that was answered.
    countEvent('Unexpected', { code: getErrorCode(error) });
    return context.json({ error: 'unavailable' }, 503);
  });
  return app;
};
