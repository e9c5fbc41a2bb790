import type { IncomingMessage } from 'node:http';

/** IAM actions of REST calls, by a pattern of service, method and URL. The first match counts. */
const rest: [pattern: RegExp, action: string][] = [
  [/^s3 GET .*list-type/, 's3:ListBucket'],
  [/^s3 (GET|HEAD)/, 's3:GetObject'],
  [/^s3 PUT/, 's3:PutObject'],
  [/^s3 (DELETE|POST)/, 's3:DeleteObject'],
  [/^cloudfront-keyvaluestore GET .*\/keys\/./, 'cloudfront-keyvaluestore:GetKey'],
  [/^cloudfront-keyvaluestore GET .*\/keys/, 'cloudfront-keyvaluestore:ListKeys'],
  [/^cloudfront-keyvaluestore GET/, 'cloudfront-keyvaluestore:DescribeKeyValueStore'],
  [/^cloudfront-keyvaluestore/, 'cloudfront-keyvaluestore:UpdateKeys'],
  [/^route53 GET .*\/change\//, 'route53:GetChange'],
  [/^route53 GET .*\/rrset/, 'route53:ListResourceRecordSets'],
  [/^route53 GET/, 'route53:GetHostedZone'],
  [/^route53 POST/, 'route53:ChangeResourceRecordSets'],
  [/^cloudfront POST/, 'cloudfront:CreateInvalidation'],
  [/^cloudfront GET/, 'cloudfront:GetInvalidation'],
  [/^lambda/, 'lambda:GetAccountSettings'],
  [/^ses .*account$/, 'ses:GetAccount'],
  [/^ses .*identities/, 'ses:GetEmailIdentity'],
];

/** Returns the IAM action of a signed request; undefined for other requests. */
export const recordedAction = ({ headers, method, url }: IncomingMessage, body: string) => {
  const service = /([\w-]+)\/aws4_request/.exec(headers.authorization ?? '')?.[1];
  if (service === undefined) return undefined;
  const named = new URLSearchParams(body).get('Action') ?? String(headers['x-amz-target']).split('.')[1];
  return rest.find(([pattern]) => pattern.test(`${service} ${method} ${url}`))?.[1] ?? `${service}:${named}`;
};
