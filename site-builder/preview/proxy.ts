import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Passes a request on to another server on this machine and its answer back, as CloudFront does with `/api/*`.
 * @param origin address of the other server, such as `http://127.0.0.1:4000`
 * @param missing answers when the other server knows no such address
 */
export const proxyTo =
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
