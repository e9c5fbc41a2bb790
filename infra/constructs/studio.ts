import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  ViewerProtocolPolicy,
  type Distribution,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IHostedZone } from 'aws-cdk-lib/aws-route53';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { studioCode } from '../edge/code.ts';
import type { StudioHeaders } from '../release.ts';
import { acknowledge } from './acknowledge.ts';
import { underOwnName } from './own-name.ts';
import { filesOf, privateBucket } from './private-bucket.ts';
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
export class Studio extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { stage, domain, zone, headers }: Props) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Files', {
      ...privateBucket,
      // Every deployment writes them again; `npm run destroy` empties it first.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this.bucket, 'AwsSolutions-S1', 'It holds public files, and only CloudFront reads it.');

    const origin = filesOf(this.bucket);
    const telling = {
      eventType: FunctionEventType.VIEWER_RESPONSE,
      function: new EdgeFunction(this, 'Readers', {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(studioCode(headers.others[readers] ?? '')),
      }),
    };
    const behavior = (name: string, all: Record<string, string>) => ({
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: headersPolicy(this, withoutReaders(all), `${name}Headers`),
      functionAssociations: [telling],
    });
    this.distribution = underOwnName(this, {
      comment: `${stage} Studio`,
      name: domain,
      zone,
      defaultBehavior: behavior('Other', headers.others),
      additionalBehaviors: { '/page.html': behavior('Page', headers.page) },
    });
    acknowledge(this.distribution, 'AwsSolutions-CFR1', 'Editors may sit anywhere.');
    acknowledge(
      this.distribution,
      'AwsSolutions-CFR2',
      'There are files alone; who may change the site is decided by GitHub.',
    );
    acknowledge(
      this.distribution,
      'AwsSolutions-CFR3',
      'Nobody counts editors, and what they change GitHub knows.',
    );
    acknowledge(
      this.distribution,
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'There is a default root object, so that nobody can list the bucket through CloudFront.',
    );
  }
}
