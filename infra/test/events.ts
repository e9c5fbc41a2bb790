import type { APIGatewayProxyEventV2, SQSEvent } from 'aws-lambda';

/** What an HTTP API hands to a function for a POST of a form (payload format 2.0). */
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

/** What it hands to a function for a plain post of a form by a browser: the body comes in base64. */
export const formEvent = (
  fields: Record<string, string>,
  headers: Record<string, string>,
): APIGatewayProxyEventV2 => {
  const body = new URLSearchParams(fields).toString();
  return {
    ...httpEvent(body, { 'content-type': 'application/x-www-form-urlencoded', ...headers }),
    body: Buffer.from(body).toString('base64'),
    isBase64Encoded: true,
  };
};

/** What the trigger of a FIFO queue hands to a function. */
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
