import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cleanUrl } from '../hosting/clean-url.ts';
import { headersForKey } from '../../infra/publish/headers.ts';
import { readHosting } from '../hosting/hosting.ts';
import { readStatic } from './static-file.ts';

type Options = {
  /** The folder of the built site. */
  root: string;
  /** Port on the loopback address; 0 takes a free one. */
  port: number;
  /** Where `/api/*` is answered. */
  api: string;
  /** Makes the server refuse what is not for it, before anything else answers. */
  guard: <S extends Server>(server: S) => unknown;
};

/**
 * Passes a request on to another server on this machine and its answer back, as CloudFront does with `/api/*`.
 * @param origin address of the other server, such as `http://127.0.0.1:4000`
 * @param missing answers when the other server knows no such address
 */
const proxyTo =
  (origin: string, missing: (answer: ServerResponse) => Promise<void>) =>
  (incoming: IncomingMessage, answer: ServerResponse): void => {
    const { method, headers, url } = incoming;
    const outgoing = request(`${origin}${url ?? '/'}`, { method, headers }, (response) => {
      if (response.statusCode === 404) {
        response.resume();
        return void missing(answer).catch(() => answer.destroy());
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

/** Serves a built site as production does: clean addresses, 404 page, compression, cache and security headers. */
export const startPreview = async ({ root, port, api, guard }: Options): Promise<Server> => {
  const { headers: security, redirects } = await readHosting(root);

  const answerMissing = async (response: ServerResponse, accept = '', method = 'GET') => {
    const page = await readStatic(root, '/404.html', accept);
    response.writeHead(404, page?.headers);
    response.end(method === 'HEAD' ? undefined : page?.body);
  };
  const passOn = proxyTo(api, answerMissing);

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const [path = '/', ...query] = (incoming.url ?? '/').split('?');
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (path.startsWith('/api/')) return passOn(incoming, response);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      // As CloudFront does where only pages are served.
      return void response.writeHead(403).end();
    }
    const meant = cleanUrl(path, redirects);
    if ('redirect' in meant) {
      const location = [meant.redirect, query.join('?')].filter(Boolean).join('?');
      return void response
        .writeHead(301, { location, 'cache-control': headersForKey('').cacheControl })
        .end();
    }
    const accept = String(incoming.headers['accept-encoding'] ?? '');
    const file = await readStatic(root, meant.file, accept);
    if (!file) return answerMissing(response, accept, incoming.method);
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
