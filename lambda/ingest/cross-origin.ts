import type { MiddlewareHandler } from 'hono';
import { revisionHeader } from '../../schema/forms/revision.ts';
import { fillTimeHeader } from './spam-signals.ts';

/** Time in seconds for which browsers remember the answer to a preflight request. Chromium's maximum. */
const maxAgeSeconds = '7200';

const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `content-type, ${fillTimeHeader}, ${revisionHeader}`,
  'access-control-max-age': maxAgeSeconds,
};

/**
 * Lets pages of the listed origins read the responses, and answers their preflight requests (Fetch standard, "CORS
 * protocol"). Responses to other origins are not changed.
 */
export const allowOrigins =
  (origins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || !origins.includes(origin)) return next();
    if (context.req.method === 'OPTIONS') context.res = context.body(null, 204, preflightHeaders);
    else await next();
    context.header('access-control-allow-origin', origin);
    context.header('vary', 'origin', { append: true });
  };

/**
 * Returns the URL before the routes of the site that a request came from.
 * @param origins the listed origins; the first one is that of the site itself
 * @param origin value of the `Origin` header
 * @returns the origin if it is another listed one; otherwise empty, because the routes are relative
 */
export const siteUrlFor = (origins: readonly string[], origin: string | undefined): string =>
  origin !== undefined && origins.indexOf(origin) > 0 ? origin : '';
