import type { APIGatewayProxyEvent, APIGatewayProxyEventV2, SQSEvent } from 'aws-lambda';

/** Returns the event of an HTTP API for a posted form (payload format 2.0). */
export const httpEvent = (body: string, headers: Record<string, string>): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: 'ANY /api/send-email',
  rawPath: '/api/send-email',
  rawQueryString: '',
  headers: {
    accept: '*/*',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/json',
    host: 'a1b2c3d4e5.execute-api.us-east-1.amazonaws.com',
    'user-agent': 'Amazon CloudFront',
    via: '2.0 0123456789abcdef.cloudfront.net (CloudFront)',
    'x-amzn-trace-id': 'Root=1-65c0ffee-0123456789abcdef01234567',
    'x-forwarded-for': '203.0.113.7, 130.176.0.1',
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
    ...headers,
  },
  requestContext: {
    accountId: '111111111111',
    apiId: 'a1b2c3d4e5',
    domainName: 'a1b2c3d4e5.execute-api.us-east-1.amazonaws.com',
    domainPrefix: 'a1b2c3d4e5',
    http: {
      method: 'POST',
      path: '/api/send-email',
      protocol: 'HTTP/1.1',
      sourceIp: '203.0.113.7',
      userAgent: 'Amazon CloudFront',
    },
    requestId: 'IAbCdEfGhIjKlMn=',
    routeKey: 'ANY /api/send-email',
    stage: '$default',
    time: '03/Feb/2026:04:05:06 +0000',
    timeEpoch: 1_770_091_506_789,
  },
  body,
  isBase64Encoded: false,
});

/** Returns the event of a REST API that treats every body as binary (payload format 1.0). */
export const restEvent = (body: string, headers: Record<string, string>): APIGatewayProxyEvent => {
  const { headers: sent } = httpEvent(body, headers);
  const all = Object.entries(sent).map(([name, value = '']): [string, string] => [name, value]);
  return {
    resource: '/api/send-email',
    path: '/api/send-email',
    httpMethod: 'POST',
    headers: Object.fromEntries(all),
    multiValueHeaders: Object.fromEntries(all.map(([name, value]) => [name, [value]])),
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    pathParameters: null,
    stageVariables: null,
    requestContext: {
      accountId: '111111111111',
      apiId: 'a1b2c3d4e5',
      authorizer: null,
      domainName: 'a1b2c3d4e5.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'a1b2c3d4e5',
      httpMethod: 'POST',
      identity: { sourceIp: '130.176.0.1', apiKey: 'never logged', userAgent: 'Amazon CloudFront' },
      path: '/live/api/send-email',
      protocol: 'HTTP/1.1',
      requestId: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
      requestTimeEpoch: 1_770_091_506_789,
      resourceId: 'r3s0rc',
      resourcePath: '/api/send-email',
      stage: 'live',
    } as unknown as APIGatewayProxyEvent['requestContext'],
    body: Buffer.from(body).toString('base64'),
    isBase64Encoded: true,
  };
};

/** Returns the same event for a plain form post of a browser. */
export const formEvent = (
  fields: Record<string, string>,
  headers: Record<string, string>,
): APIGatewayProxyEvent =>
  restEvent(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

/** Returns the event of a FIFO queue trigger. */
export const queueEvent = (received: number, ...bodies: string[]): SQSEvent => ({
  Records: bodies.map((body) => ({
    messageId: '059f36b4-87a3-44ab-83d2-661975830a7d',
    receiptHandle: 'AQEBwJnKyrHigUMZj6rYigCgxlaS3SLy0a',
    body,
    attributes: {
      ApproximateReceiveCount: String(received),
      AWSTraceHeader: 'Root=1-65c0ffee-0123456789abcdef01234567',
      SentTimestamp: '1770091506900',
      SequenceNumber: '18849496460467696128',
      MessageGroupId: 'c0ffee00c0ffee00c0ff',
      SenderId: 'AROAEXAMPLE:ingest',
      MessageDeduplicationId: 'c0ffee00c0ffee00c0ff',
      ApproximateFirstReceiveTimestamp: '1770091507000',
    },
    messageAttributes: {},
    md5OfBody: 'e4e68fb7bd0e697a0ae8f1bb342846b3',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:111111111111:site-prod-FormQueueWaiting.fifo',
    awsRegion: 'us-east-1',
  })),
});
