import type { ServerResponse } from 'node:http';

/** Sends a response with `cache-control: no-store`. */
export const respond = (
  response: ServerResponse,
  type: string,
  body: string | Uint8Array,
  status = 200,
): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

/** Sends a value as JSON with `cache-control: no-store`. */
export const respondJson = (response: ServerResponse, value: unknown, status = 200): void =>
  respond(response, 'application/json', JSON.stringify(value ?? null), status);
