import type { APIGatewayProxyEvent, APIGatewayProxyEventV2, SQSEvent } from 'aws-lambda';

const path = '/api/send-email';
const domainName = 'a1b2c3d4e5.execute-api.us-east-1.amazonaws.com';
const sentHeaders = (headers: Record<string, string>) => ({
  'content-type': 'application/json',
  host: domainName,
  'user-agent': 'Amazon CloudFront',
  'x-forwarded-for': '203.0.113.7, 130.176.0.1',
  ...headers,
});

/** Returns the event of an HTTP API for a posted form (payload format 2.0), with the fields that are read. */
export const httpEvent = (body: string, headers: Record<string, string>) =>
  ({
    version: '2.0',
    rawPath: path,
    rawQueryString: '',
    headers: sentHeaders(headers),
    requestContext: { domainName, http: { method: 'POST', path } },
    body,
    isBase64Encoded: false,
  }) as unknown as APIGatewayProxyEventV2;

/** Returns the event of a REST API that treats every body as binary (payload format 1.0), with the fields that are read. */
export const restEvent = (body: string, headers: Record<string, string>) => {
  const sent = sentHeaders(headers);
  return {
    path,
    httpMethod: 'POST',
    headers: sent,
    multiValueHeaders: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value]])),
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    requestContext: { domainName },
    body: Buffer.from(body).toString('base64'),
    isBase64Encoded: true,
  } as unknown as APIGatewayProxyEvent;
};

/** Returns the same event for a plain form post of a browser. */
export const formEvent = (fields: Record<string, string>, headers: Record<string, string>) =>
  restEvent(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

/** Returns the event of a FIFO queue trigger, with the fields that are read. */
export const queueEvent = (received: number, ...bodies: string[]) =>
  ({
    Records: bodies.map((body) => ({ body, attributes: { ApproximateReceiveCount: String(received) } })),
  }) as SQSEvent;
