import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { checkRequest, type RequestRejection } from './check-request.ts';

/** How a server answers a rejected request, by the event with which it arrives. */
const reject = {
  request: (response: ServerResponse, { status, message }: RequestRejection): void => {
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      connection: 'close',
    };
    response.writeHead(status, headers).end(`${message}\n`);
  },
  upgrade: (socket: Duplex, { status }: RequestRejection): void => {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  },
};

/**
 * Makes a local server reject foreign requests (`checkRequest`), including WebSocket upgrades. Every server of the
 * product uses it.
 * @param server before it listens
 * @returns the same server
 */
export const protectServer = <S extends Server>(
  server: S,
  options?: Parameters<typeof checkRequest>[1],
): S => {
  const emit = server.emit.bind(server) as (event: string, ...values: unknown[]) => boolean;
  server.emit = (event: string, ...values: unknown[]): boolean => {
    if (event !== 'request' && event !== 'upgrade') return emit(event, ...values);
    const [request, target] = values as [IncomingMessage, ServerResponse & Duplex];
    const rejection = checkRequest(request, options);
    if (!rejection) return emit(event, ...values);
    reject[event](target, rejection);
    return true;
  };
  return server;
};
