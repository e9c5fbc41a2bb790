import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';

/** Hop-by-hop headers, which a gateway does not forward. */
const own = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Converts a request to the fields that the functions read of the event of a REST API (payload format 1.0) that treats
 * every body as binary: each header with its last value and with all values, body in base64.
 */
export const toEvent = (request: IncomingMessage, body: Buffer): Partial<APIGatewayProxyEvent> => {
  const multiValueHeaders: Record<string, string[]> = {};
  for (const [name, values = []] of Object.entries(request.headersDistinct))
    if (!own.has(name)) multiValueHeaders[name] = values;
  multiValueHeaders['content-length'] = [String(body.length)];
  return {
    path: new URL(`http://localhost${request.url}`).pathname,
    httpMethod: request.method ?? 'GET',
    headers: Object.fromEntries(Object.entries(multiValueHeaders).map(([name, all]) => [name, all.at(-1)])),
    multiValueHeaders,
    requestContext: { domainName: 'localhost' } as APIGatewayProxyEvent['requestContext'],
    body: body.length > 0 ? body.toString('base64') : null,
    isBase64Encoded: body.length > 0,
  };
};
