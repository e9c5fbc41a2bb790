import type { IncomingMessage } from 'node:http';

/** REST calls by service: the methods with a pattern of the URL, and the IAM action. */
const rest: Record<string, [pattern: RegExp, action: string][]> = {
  s3: [
    [/^GET .*list-type/, 'ListBucket'],
    [/^(GET|HEAD) /, 'GetObject'],
    [/^PUT /, 'PutObject'],
    [/^(DELETE|POST) /, 'DeleteObject'],
  ],
  'cloudfront-keyvaluestore': [
    [/^GET .*\/keys\/./, 'GetKey'],
    [/^GET .*\/keys/, 'ListKeys'],
    [/^GET /, 'DescribeKeyValueStore'],
    [/^(POST|PUT) /, 'UpdateKeys'],
  ],
  route53: [
    [/^GET .*\/change\//, 'GetChange'],
    [/^GET .*\/rrset/, 'ListResourceRecordSets'],
    [/^GET /, 'GetHostedZone'],
    [/^POST /, 'ChangeResourceRecordSets'],
  ],
  cloudfront: [
    [/^POST /, 'CreateInvalidation'],
    [/^GET /, 'GetInvalidation'],
  ],
  lambda: [[/^GET /, 'GetAccountSettings']],
  ses: [
    [/account$/, 'GetAccount'],
    [/identities/, 'GetEmailIdentity'],
  ],
};

/** Returns the IAM action of a signed request; undefined for other requests. */
export const recordedAction = (
  { headers, method, url = '' }: IncomingMessage,
  body: string,
): string | undefined => {
  const service = /([\w-]+)\/aws4_request/.exec(headers.authorization ?? '')?.[1];
  if (service === undefined) return undefined;
  const named =
    new URLSearchParams(body).get('Action') ?? String(headers['x-amz-target'] ?? '').split('.')[1];
  const [, found] = rest[service]?.find(([pattern]) => pattern.test(`${method} ${url}`)) ?? [];
  return `${service}:${found ?? named}`;
};
