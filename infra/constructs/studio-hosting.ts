import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  FunctionEventType,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IHostedZone } from 'aws-cdk-lib/aws-route53';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { studioCode } from '../edge/code.ts';
import type { StudioHeaders } from '../release-inputs.ts';
import { acknowledge } from './acknowledge.ts';
import { createNamedDistribution } from './named-distribution.ts';
import { bucketOrigin, privateBucket } from './private-bucket.ts';
import { createEdgeFunction } from './site/edge-function.ts';
import { headersPolicy } from './site/headers-policy.ts';

/** The header that a policy of CloudFront does not put on every answer (`edge/code.ts`). */
const readers = 'access-control-allow-origin';

const withoutReaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== readers));

type Props = {
  stage: string;
  domain: string;
  /** Missing when the DNS is at another provider. */
  zone: IHostedZone | undefined;
  headers: StudioHeaders;
};

/**
 * The Studio for editors without a terminal: files in a bucket of their own, under a name of their own, so that nothing
 * else is of its origin. It has no way to the site, to the forms or to anything else of the account.
 */
export const createStudio = (scope: Construct, { stage, domain, zone, headers }: Props) => {
  const own = new Construct(scope, 'Studio');
  const bucket = new Bucket(own, 'Files', {
    ...privateBucket,
    // Every deployment writes them again; `npm run destroy` empties it first.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(bucket, { 'AwsSolutions-S1': 'It holds public files, and only CloudFront reads it.' });

  const origin = bucketOrigin(bucket);
  const code = studioCode(headers.others[readers] ?? '');
  const addReaders = createEdgeFunction(own, 'Readers', FunctionEventType.VIEWER_RESPONSE, code);
  const behavior = (name: string, all: Record<string, string>) => ({
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    responseHeadersPolicy: headersPolicy(own, withoutReaders(all), `${name}Headers`),
    functionAssociations: [addReaders],
  });
  const distribution = createNamedDistribution(own, {
    comment: `${stage} Studio`,
    name: domain,
    zone,
    defaultBehavior: behavior('Other', headers.others),
    additionalBehaviors: { '/page.html': behavior('Page', headers.page) },
  });
  acknowledge(distribution, {
    'AwsSolutions-CFR1': 'Editors may sit anywhere.',
    'AwsSolutions-CFR2': 'There are files alone; who may change the site is decided by GitHub.',
    'AwsSolutions-CFR3': 'Nobody counts editors, and what they change GitHub knows.',
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'There is a default root object, so that nobody can list the bucket through CloudFront.',
  });
  return { bucket, distribution };
};
