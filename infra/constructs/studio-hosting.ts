import { RemovalPolicy } from 'aws-cdk-lib';
import { FunctionEventType } from 'aws-cdk-lib/aws-cloudfront';
import type { IHostedZone } from 'aws-cdk-lib/aws-route53';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { studioCode } from '../edge/code.ts';
import type { StudioHeaders } from '../release-inputs.ts';
import { acknowledge } from './acknowledge.ts';
import { createNamedDistribution } from './domains.ts';
import { bucketBehavior, privateBucket } from './private-bucket.ts';
import { createEdgeFunction } from './site/edge-function.ts';
import { headersPolicy } from './site/headers-policy.ts';

/** A header that a CloudFront policy does not set on every response (`edge/code.ts`). */
const readers = 'access-control-allow-origin';

const withoutReaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== readers));

type Props = {
  stage: string;
  domain: string;
  /** Undefined if DNS is at another provider. */
  zone: IHostedZone | undefined;
  headers: StudioHeaders;
};

/**
 * Creates the hosting of the Studio for editors without a terminal: its own bucket and host name, so that nothing
 * else shares its origin. It has no access to the site, the forms or anything else in the account.
 */
export const createStudio = (scope: Construct, { stage, domain, zone, headers }: Props) => {
  const own = new Construct(scope, 'Studio');
  const bucket = new Bucket(own, 'Files', {
    ...privateBucket,
    // The bucket may be deleted with the stack, because every deployment writes its files again; `destroy` empties it
    // first.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(bucket, { 'AwsSolutions-S1': 'It contains only public files, and only CloudFront reads it.' });

  const shared = bucketBehavior(bucket);
  const code = studioCode(headers.others[readers] ?? '');
  const addReaders = createEdgeFunction(own, 'Readers', FunctionEventType.VIEWER_RESPONSE, code);
  const behavior = (name: string, all: Record<string, string>) => ({
    ...shared,
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
    'AwsSolutions-CFR1': 'Editors may be in any country.',
    'AwsSolutions-CFR2': 'It serves only static files; GitHub decides who may change the site.',
    'AwsSolutions-CFR3': 'Visits of editors are not counted; GitHub records their changes.',
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'There is a default root object, so the bucket cannot be listed through CloudFront.',
  });
  return { bucket, distribution };
};
