import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { Thresholds } from '../../stage/stage.ts';
import { gatewayResponseHeaders, gatewayResponses } from '../../gateway-responses.ts';

const metrics = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Sampled requests would store the visitors' addresses.
  sampledRequestsEnabled: false,
});

const responseHeaders = Object.entries(gatewayResponseHeaders).map(([name, value]) => ({ name, value }));

const toTheApi: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: '/api/',
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
      { priority: 2, type: 'LOWERCASE' },
    ],
  },
};

/** Returns the statement that matches more than `limit` requests from an IP address in five minutes. */
const moreThan = (
  limit: number,
  scopeDownStatement: CfnWebACL.StatementProperty,
): CfnWebACL.StatementProperty => ({
  rateBasedStatement: { aggregateKeyType: 'IP', limit, evaluationWindowSec: 300, scopeDownStatement },
});

/**
 * Creates the AWS WAF web ACL of CloudFront. Its rules limit floods: of the forms, with a response that the forms
 * understand, and of pages. There are no content rules: they would block leads whose message looks like code. The
 * function behind the forms also has its own limit.
 * @returns its ARN
 */
export const createFirewall = (
  scope: Construct,
  { formsPerAddress, pagesPerAddress }: Pick<Thresholds, 'formsPerAddress' | 'pagesPerAddress'>,
): string =>
  new CfnWebACL(new Construct(scope, 'Firewall'), 'Acl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: metrics('all'),
    customResponseBodies: {
      busy: { contentType: 'APPLICATION_JSON', content: JSON.stringify(gatewayResponses.busy) },
    },
    rules: [
      {
        name: 'rate-of-forms',
        priority: 0,
        statement: moreThan(formsPerAddress, toTheApi),
        action: {
          block: {
            customResponse: {
              responseCode: 429,
              customResponseBodyKey: 'busy',
              responseHeaders,
            },
          },
        },
        visibilityConfig: metrics('rate-of-forms'),
      },
      {
        name: 'rate-of-pages',
        priority: 1,
        statement: moreThan(pagesPerAddress, { notStatement: { statement: toTheApi } }),
        action: { block: { customResponse: { responseCode: 429 } } },
        visibilityConfig: metrics('rate-of-pages'),
      },
    ],
  }).attrArn;
