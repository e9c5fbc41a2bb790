import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  KeyValueStore,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { addressCode, edgeCode, visitsCode } from '../../edge/code.ts';
import { createAccessLog } from './access-log.ts';
import { acknowledge } from '../acknowledge.ts';
import { bucketOrigin, privateBucket } from '../private-bucket.ts';
import type { SiteDomain } from './site-domain.ts';
import { createEdgeFunction } from './edge-function.ts';
import { createFirewall } from './firewall.ts';
import { headersPolicy } from './headers-policy.ts';
import { visitsFunction, visitsLog } from '../../resource-names.ts';
import { createLog } from '../log.ts';

/** The function that notes which pages were sent, with the log that it writes to. */
const createVisits = (scope: Construct, stage: string): FunctionAssociation => {
  // CloudFront would make it, and keep it for ever.
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
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** The release of this deployment, which is shown while the store of CloudFront says nothing (`releases/active-release.ts`). */
  deployed: string;
  api: { domainName: string; originPath: string; secret: string };
  /** Namespace of the metrics of the stage. */
  metrics: string;
  /** Whether a firewall stands before it. */
  firewall: boolean;
};

/**
 * The pages and what stands before them: a private bucket, CloudFront, clean addresses, headers, firewall, log.
 * @returns the bucket, the store that says which release is shown and where former addresses lead, and the distribution
 */
export const createStaticSite = (
  scope: Construct,
  { stage, address, headers, deployed, api, metrics, firewall }: Props,
) => {
  const own = new Construct(scope, 'Site');
  const bucket = new Bucket(own, 'Pages', {
    ...privateBucket,
    // No lifecycle rule: releases share files, and only their records say which is still needed (`releases/prune.ts`).
    // Everything in it can be built again, so that it may go with the stack; `npm run destroy` empties it first.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(bucket, {
    'AwsSolutions-S1': 'Only CloudFront reads it, and CloudFront keeps the access log.',
  });

  const [host = ''] = address.names;
  const responseHeadersPolicy = headersPolicy(own, headers);
  const { certificate } = address;
  const { VIEWER_REQUEST } = FunctionEventType;
  const keys = new KeyValueStore(own, 'Keys', { comment: `${stage}: release and former addresses` });

  const distribution = new Distribution(own, 'Distribution', {
    comment: `${stage} ${host}`,
    ...(certificate && {
      domainNames: address.names,
      certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    httpVersion: HttpVersion.HTTP2_AND_3,
    // Money: only the cheapest places, North America and Europe; visitors elsewhere are served from there.
    priceClass: PriceClass.PRICE_CLASS_100,
    defaultRootObject: 'index.html',
    ...(firewall && { webAclId: createFirewall(own) }),
    defaultBehavior: {
      // A missing file is a 404, because the API must keep 403 for itself.
      origin: bucketOrigin(bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy,
      functionAssociations: [
        createEdgeFunction(
          own,
          'CleanAddresses',
          VIEWER_REQUEST,
          edgeCode(certificate ? host : '', deployed),
          { keyValueStore: keys },
        ),
        createVisits(own, stage),
      ],
    },
    additionalBehaviors: {
      '/api/*': {
        origin: new HttpOrigin(api.domainName, {
          protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
          originSslProtocols: [OriginSslPolicy.TLS_V1_2],
          originPath: api.originPath,
          // CloudFront replaces what a viewer sends under these names.
          customHeaders: { 'x-api-key': api.secret, 'x-front-door': api.secret },
          connectionAttempts: 2,
          connectionTimeout: Duration.seconds(3),
          // As long as the forms wait.
          readTimeout: Duration.seconds(20),
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        responseHeadersPolicy,
        functionAssociations: [
          createEdgeFunction(
            own,
            'ViewerAddress',
            VIEWER_REQUEST,
            addressCode(certificate ? '' : `https://${host}`),
          ),
        ],
      },
    },
    // For the whole distribution, the API included: only 404, which the API does not use for the forms.
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
    'AwsSolutions-CFR1': 'Visitors from everywhere may read the site.',
    'AwsSolutions-CFR3':
      'The access log is delivered to CloudWatch without personal data, which the checked kind cannot do.',
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'There is a default root object, so that nobody can list the bucket through CloudFront.',
    ...(!firewall && {
      'AwsSolutions-CFR2':
        'Seven dollars a month; the API and the function limit requests themselves (handbook/costs.md says the risk).',
    }),
    ...(!certificate && {
      'AwsSolutions-CFR4':
        "Without its names the stage is looked at under CloudFront's, whose certificate is CloudFront's own.",
    }),
  });
  createAccessLog(own, { name: stage, distribution, metrics });
  return { bucket, keys, distribution };
};
