import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';

/** Hop-by-hop headers, which a gateway does not forward. */
const own = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Converts a request to the event of a REST API (payload format 1.0) that treats every body as binary: each header
 * with its last value and with all values, body in base64.
 */
export const toEvent = (request: IncomingMessage, body: Buffer): Partial<APIGatewayProxyEvent> => {
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
  const multiValueHeaders: Record<string, string[]> = {};
  for (const [name, values = []] of Object.entries(request.headersDistinct))
    if (!own.has(name)) multiValueHeaders[name] = values;
  multiValueHeaders['content-length'] = [String(body.length)];
  const queries = [...searchParams.keys()].map((name): [string, string[]] => [
    name,
    searchParams.getAll(name),
  ]);
  const last = (values: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.at(-1)]));
  const multiValueQueryStringParameters = Object.fromEntries(queries);
  const httpMethod = request.method ?? 'GET';
  return {
    resource: pathname,
    path: pathname,
    httpMethod,
    headers: last(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: last(multiValueQueryStringParameters),
    multiValueQueryStringParameters,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      httpMethod,
      path: `/live${pathname}`,
      requestId: randomUUID(),
      stage: 'live',
    } as APIGatewayProxyEvent['requestContext'],
    body: body.length > 0 ? body.toString('base64') : null,
    isBase64Encoded: body.length > 0,
  };
};
