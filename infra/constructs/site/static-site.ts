import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  KeyValueStore,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { addressCode, edgeCode, visitsCode } from '../../edge/code.ts';
import { createAccessLog } from './access-log.ts';
import { acknowledge } from '../acknowledge.ts';
import { distributionSettings, minimumProtocolVersion, type SiteDomain } from '../domains.ts';
import { bucketBehavior, privateBucket } from '../private-bucket.ts';
import { createEdgeFunction } from './edge-function.ts';
import type { Thresholds } from '../../stage/stage.ts';
import { createFirewall } from './firewall.ts';
import { headersPolicy } from './headers-policy.ts';
import { visitsFunction, visitsLog } from '../../resource-names.ts';
import { createLog } from '../log.ts';

/** Creates the function that logs visits of pages, and its log group. */
const createVisits = (scope: Construct, stage: string): FunctionAssociation => {
  // The log group is created here because CloudFront would create it with unlimited retention.
  const log = createLog(scope, 'VisitsLog', visitsLog(stage));
  const functionName = visitsFunction(stage);
  const { VIEWER_RESPONSE } = FunctionEventType;
  const visits = createEdgeFunction(scope, 'Visits', VIEWER_RESPONSE, visitsCode(), { functionName });
  visits.function.node.addDependency(log);
  return visits;
};

type Props = {
  stage: string;
  address: SiteDomain;
  /** Response headers. */
  headers: Record<string, string>;
  /**
   * The release of this deployment, which is served if the key value store is unavailable
   * (`releases/active-release.ts`).
   */
  deployed: string;
  api: { domainName: string; originPath: string; secret: string };
  /** Metrics namespace of the stage. */
  metrics: string;
  /** Limits of AWS WAF; without them the distribution has no firewall. */
  limits?: Thresholds;
};

/**
 * Creates the hosting of the pages: a private bucket, CloudFront, clean URLs, headers, firewall and log.
 * @returns the bucket, the key value store with the active release and the redirects, and the distribution
 */
export const createStaticSite = (
  scope: Construct,
  { stage, address, headers, deployed, api, metrics, limits }: Props,
) => {
  const own = new Construct(scope, 'Site');
  const bucket = new Bucket(own, 'Pages', {
    ...privateBucket,
    // No current object expires: releases share files, and only their records show which are still needed
    // (`releases/prune.ts`). Everything can be rebuilt, so the bucket is deleted with the stack; `destroy` empties it
    // first.
    removalPolicy: RemovalPolicy.DESTROY,
    versioned: true,
    // For a week `rebuild` restores what was deleted or overwritten by accident.
    lifecycleRules: [
      {
        noncurrentVersionExpiration: Duration.days(7),
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
  });
  acknowledge(bucket, {
    'AwsSolutions-S1': 'Only CloudFront reads it, and CloudFront writes the access log.',
  });

  const [host = ''] = address.names;
  const responseHeadersPolicy = headersPolicy(own, headers);
  const { certificate } = address;
  const { VIEWER_REQUEST } = FunctionEventType;
  const siteCode = edgeCode(certificate ? host : '', deployed);
  const apiCode = addressCode(certificate ? '' : `https://${host}`);
  const keys = new KeyValueStore(own, 'Keys', { comment: `${stage}: release and former addresses` });

  const pages = {
    // A missing file is a 404, because 403 is reserved for the API.
    ...bucketBehavior(bucket),
    responseHeadersPolicy,
    functionAssociations: [
      createEdgeFunction(own, 'CleanAddresses', VIEWER_REQUEST, siteCode, { keyValueStore: keys }),
      createVisits(own, stage),
    ],
  };
  // The key of a document contains its release, so CloudFront never needs to revalidate it, whatever its headers
  // demand of browsers and other proxies (CloudFront Developer Guide, "Manage how long content stays in the cache").
  const cachePolicy = new CachePolicy(own, 'Immutable', {
    minTtl: Duration.days(365),
    defaultTtl: Duration.days(365),
    maxTtl: Duration.days(365),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });

  const distribution = new Distribution(own, 'Distribution', {
    comment: `${stage} ${host}`,
    ...distributionSettings,
    ...(certificate && { domainNames: address.names, certificate, minimumProtocolVersion }),
    ...(limits && { webAclId: createFirewall(own, limits) }),
    defaultBehavior: { ...pages, cachePolicy },
    additionalBehaviors: {
      // Not part of a release: it changes under its key.
      '/404.html': pages,
      '/api/*': {
        origin: new HttpOrigin(api.domainName, {
          protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
          originSslProtocols: [OriginSslPolicy.TLS_V1_2],
          originPath: api.originPath,
          // CloudFront overwrites headers of these names that viewers send.
          customHeaders: { 'x-api-key': api.secret, 'x-front-door': api.secret },
          connectionAttempts: 2,
          connectionTimeout: Duration.seconds(3),
          // The same time-out as that of the forms in browsers.
          readTimeout: Duration.seconds(20),
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        responseHeadersPolicy,
        functionAssociations: [createEdgeFunction(own, 'ViewerAddress', VIEWER_REQUEST, apiCode)],
      },
    },
    // Error responses apply to the whole distribution, including the API: only 404, which the API does not use for
    // the forms.
    errorResponses: [
      {
        httpStatus: 404,
        responseHttpStatus: 404,
        responsePagePath: '/404.html',
        ttl: Duration.seconds(10),
      },
    ],
  });
  acknowledge(distribution, {
    'AwsSolutions-CFR1': 'Visitors may be in any country.',
    'AwsSolutions-CFR3':
      'The access log is delivered to CloudWatch without personal data; the S3 log that this rule checks would contain it.',
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'There is a default root object, so the bucket cannot be listed through CloudFront.',
    ...(!limits && {
      'AwsSolutions-CFR2':
        'It would cost seven dollars a month; the API and the function limit requests themselves (handbook/costs.md describes the risk).',
    }),
    ...(!certificate && {
      'AwsSolutions-CFR4':
        "A stage without DNS names is served under CloudFront's host name with CloudFront's certificate.",
    }),
  });
  createAccessLog(own, { name: stage, distribution, metrics });
  return { bucket, keys, distribution };
};
