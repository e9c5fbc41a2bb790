import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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

/**
 * Returns a handler that forwards requests to another server on this machine, as CloudFront does with `/api/*`.
 * @param origin origin of the other server, such as `http://127.0.0.1:4000`
 * @param sendNotFound answers if the other server responds with 404
 */
const createProxy =
  (origin: string, sendNotFound: (answer: ServerResponse) => Promise<void>) =>
  (incoming: IncomingMessage, answer: ServerResponse): void => {
    const { method, headers, url } = incoming;
    const outgoing = request(`${origin}${url ?? '/'}`, { method, headers }, (response) => {
      if (response.statusCode === 404) {
        response.resume();
        return void sendNotFound(answer).catch(() => answer.destroy());
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => {
      if (answer.headersSent) return void answer.destroy();
      answer.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"unavailable"}');
    });
    incoming.pipe(outgoing);
  };

/** Serves a built site as in production, with clean URLs, the 404 page, compression, cache headers and security headers. */
export const startPreview = async ({ root, port, api, guard }: Options): Promise<Server> => {
  const { headers: security, redirects } = await readHosting(root);

  const sendNotFoundPage = async (response: ServerResponse, accept = '', method = 'GET') => {
    const page = await readStatic(root, '/404.html', accept);
    response.writeHead(404, page?.headers);
    response.end(method === 'HEAD' ? undefined : page?.body);
  };
  const forward = createProxy(api, sendNotFoundPage);

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const [path = '/', ...query] = (incoming.url ?? '/').split('?');
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (path.startsWith('/api/')) return forward(incoming, response);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      // CloudFront also responds with 403 for paths that only serve pages.
      return void response.writeHead(403).end();
    }
    const target = cleanUrl(path, redirects);
    if ('redirect' in target) {
      const location = [target.redirect, query.join('?')].filter(Boolean).join('?');
      return void response
        .writeHead(301, { location, 'cache-control': headersForKey('').cacheControl })
        .end();
    }
    const accept = String(incoming.headers['accept-encoding'] ?? '');
    const file = await readStatic(root, target.file, accept);
    if (!file) return sendNotFoundPage(response, accept, incoming.method);
    if (incoming.headers['if-none-match'] === file.headers['etag'])
      return void response.writeHead(304, file.headers).end();
    response.writeHead(200, file.headers);
    response.end(incoming.method === 'HEAD' ? undefined : file.body);
  };

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    guard(server);
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
};
