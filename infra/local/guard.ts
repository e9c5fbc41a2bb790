import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { checkRequest } from './check-request.ts';

type Options = Parameters<typeof checkRequest>[1];
type Listener = (...values: unknown[]) => unknown;

/** Registers a check before all other listeners of a server event. */
const before = (
  server: Server,
  event: 'request' | 'upgrade',
  check: (...values: never[]) => boolean,
): void => {
  const listeners = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  server.on(event, (...values: unknown[]) => {
    if (!check(...(values as never[]))) return;
    for (const listener of listeners) listener.apply(server, values);
  });
};

/**
 * Makes a local server reject foreign requests (`checkRequest`), including WebSocket upgrades. Every server of the
 * product uses it.
 * @param server with all of its listeners, before it listens
 * @returns the same server
 */
export const protectServer = <S extends Server>(server: S, options?: Options): S => {
  before(server, 'request', (request: IncomingMessage, response: ServerResponse) => {
    const refusal = checkRequest(request, options);
    if (!refusal) return true;
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      connection: 'close',
    };
    response.writeHead(refusal.status, headers).end(`${refusal.message}\n`);
    return false;
  });
  if (server.listenerCount('upgrade') > 0)
    before(server, 'upgrade', (request: IncomingMessage, socket: Duplex) => {
      const refusal = checkRequest(request, options);
      if (!refusal) return true;
      const { status } = refusal;
      socket.on('error', () => socket.destroy());
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
      return false;
    });
  return server;
};
