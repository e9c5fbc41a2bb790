import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  HttpVersion,
  KeyValueStore,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { addressCode, edgeCode } from '../../edge/code.ts';
import { AccessLog } from './access-log.ts';
import { visitsNoted } from './visits.ts';
import { acknowledge } from '../acknowledge.ts';
import { filesOf, privateBucket } from '../private-bucket.ts';
import type { Address } from './address.ts';
import { beforeCache } from './edge-function.ts';
import { Firewall } from './firewall.ts';
import { headersPolicy } from './headers-policy.ts';

type Props = {
  stage: string;
  address: Address;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** The release of this deployment, which is shown while the store of CloudFront says nothing (`releases/pointer/pointer.ts`). */
  deployed: string;
  api: { domainName: string; originPath: string; secret: string };
  /** Namespace of the metrics of the stage. */
  metrics: string;
  /** Whether a firewall stands before it. */
  firewall: boolean;
};

/** The pages and what stands before them: a private bucket, CloudFront, clean addresses, headers, firewall, log. */
export class StaticSite extends Construct {
  readonly bucket: Bucket;
  /** Says which release is shown, and where former addresses lead. */
  readonly keys: KeyValueStore;
  readonly distribution: Distribution;

  constructor(
    scope: Construct,
    id: string,
    { stage, address, headers, deployed, api, metrics, firewall }: Props,
  ) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Pages', {
      ...privateBucket,
      // No lifecycle rule: releases share files, and only their records say which is still needed (`releases/prune.ts`).
      // Everything in it can be built again, so that it may go with the stack; `npm run destroy` empties it first.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(
      this.bucket,
      'AwsSolutions-S1',
      'Only CloudFront reads it, and CloudFront keeps the access log.',
    );

    const [host = ''] = address.names;
    const responseHeadersPolicy = headersPolicy(this, headers);
    const { certificate } = address;
    this.keys = new KeyValueStore(this, 'Keys', { comment: `${stage}: release and former addresses` });

    this.distribution = new Distribution(this, 'Distribution', {
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
      ...(firewall && { webAclId: new Firewall(this, 'Firewall').arn }),
      defaultBehavior: {
        // A missing file is a 404, because the API must keep 403 for itself.
        origin: filesOf(this.bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy,
        functionAssociations: [
          beforeCache(this, 'CleanAddresses', edgeCode(certificate ? host : '', deployed), this.keys),
          visitsNoted(this, stage),
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
            beforeCache(this, 'ViewerAddress', addressCode(certificate ? '' : `https://${host}`)),
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
    acknowledge(this.distribution, 'AwsSolutions-CFR1', 'Visitors from everywhere may read the site.');
    if (!firewall)
      acknowledge(
        this.distribution,
        'AwsSolutions-CFR2',
        'Seven dollars a month; the API and the function limit requests themselves (handbook/costs.md says the risk).',
      );
    acknowledge(
      this.distribution,
      'AwsSolutions-CFR3',
      'The access log is delivered to CloudWatch without personal data, which the checked kind cannot do.',
    );
    acknowledge(
      this.distribution,
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'There is a default root object, so that nobody can list the bucket through CloudFront.',
    );
    if (!certificate)
      acknowledge(
        this.distribution,
        'AwsSolutions-CFR4',
        "Without its names the stage is looked at under CloudFront's, whose certificate is CloudFront's own.",
      );
    new AccessLog(this, 'AccessLog', { name: stage, distribution: this.distribution, metrics });
  }
}
