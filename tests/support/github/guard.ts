import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { errorResponse } from './answers.ts';
import type { Limit, Permissions, User, World } from './world.ts';

export type Env = { Variables: { user: User } };

/** Response headers exposed to other origins (GitHub Docs, "Using CORS and JSONP to make cross-origin requests"). */
const exposedHeaders =
  'ETag, Link, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval';
const allowedHeaders =
  'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-Requested-With';

/**
 * Allows requests from every origin, as api.github.com does.
 * https://docs.github.com/en/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests
 */
export const allowCors = createMiddleware(async (context, next) => {
  if (context.req.method === 'OPTIONS') {
    context.header('access-control-allow-headers', allowedHeaders);
    context.header('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE');
    context.header('access-control-max-age', '86400');
    context.status(204);
    context.res = context.body(null);
  } else await next();
  context.header('access-control-allow-origin', '*');
  context.header('access-control-expose-headers', exposedHeaders);
});

/**
 * Makes browsers cache responses for a minute and revalidate them by ETag afterwards.
 * https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests-if-appropriate
 */
export const withEtag = createMiddleware(async (context, next) => {
  await next();
  if (context.req.method !== 'GET' || context.res.status !== 200) return;
  const body = await context.res.clone().text();
  const etag = `W/"${createHash('sha256').update(body).digest('hex')}"`;
  context.header('etag', etag);
  context.header('cache-control', 'private, max-age=60, s-maxage=60');
  if (context.req.header('if-none-match') === etag)
    context.res = new Response(null, { status: 304, headers: context.res.headers });
});

const limitHeaders = ({ limit, remaining, reset }: Limit, resource: string) => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(reset),
  'x-ratelimit-resource': resource,
});

/**
 * Delays responses, records calls, authenticates by token and applies rate limits.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 * https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
export const authenticate = (world: World) =>
  createMiddleware<Env>(async (context, next) => {
    const { method, path } = context.req;
    world.calls.push(`${method} ${path}`);
    await wait(world.delay);
    await world.beforeResponse(`${method} ${path}`);
    const token = /^(?:bearer|token) (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const user = world.users.get(token ?? '');
    if (!user) throw errorResponse(401, 'Bad credentials');
    context.set('user', user);
    const resource = path === '/graphql' ? 'graphql' : 'core';
    const limit = world.limits[resource];
    if (limit.remaining <= 0) {
      const message = 'API rate limit exceeded for user ID 1.';
      const headers = limitHeaders(limit, resource);
      // GraphQL reports this error with the status 200.
      if (resource === 'graphql')
        return context.json({ errors: [{ type: 'RATE_LIMITED', message }] }, 200, headers);
      throw errorResponse(403, message, {}, headers);
    }
    limit.remaining -= 1;
    await next();
    // A 304 response does not count towards the limit.
    if (context.res.status === 304) limit.remaining += 1;
    for (const [name, value] of Object.entries(limitHeaders(limit, resource))) context.header(name, value);
  });

/** Whether a user has a permission; write includes read. */
export const hasPermission = (user: User, what: keyof Permissions, how: 'read' | 'write'): boolean =>
  user.permissions[what] === 'write' || user.permissions[what] === how;

/**
 * Rejects requests whose token lacks a permission.
 * https://docs.github.com/en/rest/authentication/permissions-required-for-fine-grained-personal-access-tokens
 */
export const requirePermission = (what: keyof Permissions, how: 'read' | 'write') =>
  createMiddleware<Env>(async (context, next) => {
    if (!hasPermission(context.get('user'), what, how))
      throw errorResponse(
        403,
        'Resource not accessible by personal access token',
        {},
        { 'x-accepted-github-permissions': `${what}=${how}` },
      );
    await next();
  });
