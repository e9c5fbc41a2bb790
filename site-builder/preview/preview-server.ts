import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cleanUrl } from '../hosting/clean-url.ts';
import { cacheControl } from '../hosting/headers.ts';
import { readHosting } from '../hosting/hosting.ts';
import { proxyTo } from './proxy.ts';
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

/** Serves a built site as production does: clean addresses, 404 page, compression, cache and security headers. */
export const startPreview = async ({ root, port, api, guard }: Options): Promise<Server> => {
  const { headers: security, redirects } = await readHosting(root);

  const answerMissing = async (response: ServerResponse, accept = '', method = 'GET') => {
    const page = await readStatic(root, '/404.html', accept);
    response.writeHead(404, { ...page?.headers, 'cache-control': cacheControl('/404.html') });
    response.end(method === 'HEAD' ? undefined : page?.body);
  };
  const passOn = proxyTo(api, answerMissing);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (path.startsWith('/api/')) return passOn(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // As CloudFront does where only pages are served.
      return void response.writeHead(403).end();
    }
    const meant = cleanUrl(path, redirects);
    if ('redirect' in meant) {
      const location = [meant.redirect, query.join('?')].filter(Boolean).join('?');
      return void response.writeHead(301, { location, 'cache-control': cacheControl('/') }).end();
    }
    const accept = String(request.headers['accept-encoding'] ?? '');
    const file = await readStatic(root, meant.file, accept);
    if (!file) return answerMissing(response, accept, request.method);
    const headers = { ...file.headers, 'cache-control': cacheControl(meant.file) };
    if (request.headers['if-none-match'] === file.headers['etag'])
      return void response.writeHead(304, headers).end();
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : file.body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
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
