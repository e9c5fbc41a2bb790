import { Duration } from 'aws-cdk-lib';
import {
  type HeadersReferrerPolicy,
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

/** Headers that CloudFront only accepts in dedicated fields. */
const ownFields: Record<string, (value: string) => ResponseSecurityHeadersBehavior> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'strict-transport-security': (value) => ({ strictTransportSecurity: strictTransport(value) }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  // The validation of the template rejects an unknown value.
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
};

/**
 * Creates the response headers policy of CloudFront.
 * @param headers values by lowercase header name, as the build provides them
 * @param id construct id of the policy
 * @throws if CloudFront cannot express a value
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
