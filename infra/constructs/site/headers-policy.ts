import { Duration } from 'aws-cdk-lib';
import {
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const strictTransport = (value: string) => {
  const seconds = /max-age=(\d+)/.exec(value)?.[1];
  if (seconds === undefined) throw new Error(`strict-transport-security "${value}" has no max-age`);
  return {
    accessControlMaxAge: Duration.seconds(Number(seconds)),
    includeSubdomains: /includeSubDomains/i.test(value),
    preload: /preload/i.test(value),
    override: true,
  };
};

const referrerPolicy = (value: string): HeadersReferrerPolicy => {
  const found = Object.values(HeadersReferrerPolicy).find((name) => name === value);
  if (found === undefined) throw new Error(`referrer-policy "${value}" is unknown`);
  return found;
};

/** Headers that CloudFront takes only in fields of their own. */
const ownFields: Record<string, (value: string) => ResponseSecurityHeadersBehavior> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'strict-transport-security': (value) => ({ strictTransportSecurity: strictTransport(value) }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: referrerPolicy(value), override: true },
  }),
};

/**
 * The headers of every answer, in the form that CloudFront takes.
 * @param headers header names in small letters and their values, as the build gives them
 * @param id name of the policy in the scope
 * @throws when a value cannot be said in CloudFront's form
 */
export const headersPolicy = (
  scope: Construct,
  headers: Record<string, string>,
  id = 'Headers',
): ResponseHeadersPolicy => {
  const own: ResponseSecurityHeadersBehavior[] = [];
  const custom: { header: string; value: string; override: boolean }[] = [];
  for (const [header, value] of Object.entries(headers)) {
    const field = ownFields[header];
    if (field) own.push(field(value));
    else custom.push({ header, value, override: true });
  }
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign({}, ...own) as ResponseSecurityHeadersBehavior,
    ...(custom.length > 0 && { customHeadersBehavior: { customHeaders: custom } }),
    removeHeaders: ['server'],
  });
};
