import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { protectServer } from './guard.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server that is reachable from this machine only. */
export type LocalServer = { url: string; close: () => Promise<void> };

/** Listens on a port of the loopback interface, or on the next free one. */
const listen = async (server: Server, port: number): Promise<void> => {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await listen(server, port + 1);
  }
};

/**
 * Starts an HTTP server on the loopback interface.
 * @param listener handles a request; the response is 500 if it throws
 * @param options options of its guard, and its port, or the next free one; by default any free port
 */
export const startLocalServer = async (
  listener: Listener,
  { port: firstPort = 0, ...options }: Parameters<typeof protectServer>[1] & { port?: number } = {},
): Promise<LocalServer> => {
  // Connections stay open: on a busy machine a client may reuse one at the moment when the server closes it.
  const serverOptions = { requestTimeout: 30_000, keepAliveTimeout: 0 };
  const server = createServer(serverOptions, (request, response) => {
    response.on('error', () => response.destroy());
    listener(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await listen(protectServer(server, options), firstPort);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
};

/** Returns the request body, or undefined if it exceeds the limit (the rest is read and discarded). */
export const readRequestBody = async (
  request: IncomingMessage,
  limit = Infinity,
): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size <= limit) chunks.push(bytes);
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
};

/** Sends a response. */
export const sendResponse = (
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
};

/** Escapes text for XML and HTML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
