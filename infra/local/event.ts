import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Content types whose bodies reach a function as text; all others come in base64. */
const textual = /^(text\/|application\/(json|javascript|xml)|[^;]*\+(json|xml))/i;

/** Headers between two hosts, which a gateway does not hand on. */
const own = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'cookie']);

/**
 * The event that an HTTP API makes of a request (payload format 2.0): lower-case headers, repeated ones joined by
 * commas, cookies apart, the body as text or in base64.
 */
export const toEvent = (request: IncomingMessage, body: Buffer): APIGatewayProxyEventV2 => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct))
    if (!own.has(name)) headers[name] = (values ?? []).join(',');
  headers['content-length'] = String(body.length);
  const isText = textual.test(headers['content-type'] ?? 'text/plain') && isUtf8(body);
  const now = new Date();
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    ...(request.headers.cookie && { cookies: request.headers.cookie.split(/; */) }),
    headers,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: request.method ?? 'GET',
        path: pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: isText ? body.toString() : body.toString('base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
};
