import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { gatewayResponseHeaders, gatewayResponses } from '../../gateway-responses.ts';

/**
 * Requests per IP address in five minutes; people in one office share an address. The function also has its own
 * limit.
 */
export const addressLimit = 20;

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

/**
 * Creates the AWS WAF web ACL of CloudFront. Its only rule limits floods of the forms, with a response that the forms
 * understand. There are no content rules: they would block leads whose message looks like code.
 * @returns its ARN
 */
export const createFirewall = (scope: Construct): string =>
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
        statement: {
          rateBasedStatement: {
            aggregateKeyType: 'IP',
            limit: addressLimit,
            evaluationWindowSec: 300,
            scopeDownStatement: toTheApi,
          },
        },
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
    ],
  }).attrArn;
