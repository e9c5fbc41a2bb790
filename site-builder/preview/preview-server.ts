import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { proxy } from 'hono/proxy';
import { cleanUrl } from '../hosting/clean-url.ts';
import { headersForKey } from '../hosting/content-headers.ts';
import { readHosting } from '../hosting/hosting.ts';
import { readStatic } from './static-file.ts';

type Options = {
  /** The folder of the built site. */
  root: string;
  /** Port on the loopback address. 0 selects a free one. */
  port: number;
  /** Origin of the server that answers `/api/*`. */
  api: string;
  /** Installs a guard that runs before all other handlers and rejects requests of foreign hosts and origins (`protectServer`). */
  guard: <S extends Server>(server: S) => unknown;
};

/** Serves a built site as in production, with clean URLs, the 404 page, compression, cache headers and security headers. */
export const startPreview = async ({ root, port, api, guard }: Options): Promise<Server> => {
  const { headers: security, redirects } = await readHosting(root);

  const sendFile = async (context: Context, path: string, status: 200 | 404 = 200): Promise<Response> => {
    const file = await readStatic(root, path, context.req.header('accept-encoding') ?? '');
    if (file) return context.body(file.body, status, file.headers);
    return status === 404 ? context.body(null, 404) : sendFile(context, '/404.html', 404);
  };

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(etag(), async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(security)) context.header(name, value);
  });
  app.all('*', async (context) => {
    const { raw, method } = context.req;
    // The router of Hono would decode the path.
    const { url = '/' } = context.env.incoming;
    const [path = '/', ...query] = url.split('?');
    if (path.startsWith('/api/')) {
      const answer = await proxy(api + url, { raw, redirect: 'manual' }).catch(() => undefined);
      if (!answer) return context.json({ error: 'unavailable' }, 503);
      return answer.status === 404 ? sendFile(context, '/404.html', 404) : answer;
    }
    // CloudFront also responds with 403 for paths that only serve pages.
    if (method !== 'GET' && method !== 'HEAD') return context.body(null, 403);
    const target = cleanUrl(path, redirects);
    if ('file' in target) return sendFile(context, target.file);
    context.header('cache-control', headersForKey('').cacheControl);
    return context.redirect([target.redirect, query.join('?')].filter(Boolean).join('?'), 301);
  });

  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  return new Promise((resolve, reject) => {
    guard(server);
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
};
