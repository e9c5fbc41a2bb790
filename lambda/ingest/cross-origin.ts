import type { MiddlewareHandler } from 'hono';

/** Time in seconds for which browsers remember the answer to a preflight request. Chromium's maximum. */
const maxAgeSeconds = '7200';

/**
 * Lets pages of the listed origins read the responses, and answers their preflight requests (Fetch standard, "CORS
 * protocol"). Any header is allowed, because extensions and monitoring scripts add their own, such as `traceparent`.
 * Responses to other origins are not changed.
 */
export const allowOrigins =
  (origins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || !origins.includes(origin)) return next();
    if (context.req.method === 'OPTIONS')
      context.res = context.body(null, 204, {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': context.req.header('access-control-request-headers') ?? '',
        'access-control-max-age': maxAgeSeconds,
      });
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
