import type { ServerResponse } from 'node:http';

/** Sends a response that browsers neither store nor interpret as another type. */
export const respond = (
  response: ServerResponse,
  type: string,
  body: string | Uint8Array,
  status = 200,
): void => {
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  response.writeHead(status, headers).end(body);
};

/** Sends a value as JSON with `cache-control: no-store`. */
export const respondJson = (response: ServerResponse, value: unknown, status = 200): void =>
  respond(response, 'application/json', JSON.stringify(value ?? null), status);
