import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  FunctionEventType,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { previewCode } from '../edge/code.ts';
import type { Stage } from '../stage/stage.ts';
import { acknowledge } from './acknowledge.ts';
import { createNamedDistribution } from './named-distribution.ts';
import { bucketOrigin, privateBucket } from './private-bucket.ts';
import { createEdgeFunction } from './site/edge-function.ts';
import { headersPolicy } from './site/headers-policy.ts';
import { previewDays } from '../resource-names.ts';

/** What GitHub calls itself when it proves to AWS who runs a workflow. */
const issuer = 'token.actions.githubusercontent.com';

/** The environment of GitHub whose jobs may upload previews; only the default branch may use it (handbook/previews.md). */
const previewEnvironment = 'previews';

/**
 * The role that uploads and removes previews: it may list, write and delete below their prefixes, and nothing else. It
 * cannot read a file. Trusted are the jobs of one environment of one repository: GitHub Docs, "OpenID Connect reference",
 * https://docs.github.com/en/actions/reference/security/oidc
 */
const createUploader = (scope: Construct, bucket: Bucket, repository: string): Role => {
  const role = new Role(new Construct(scope, 'Uploader'), 'Role', {
    description: 'Uploads the previews of pull requests',
    assumedBy: new WebIdentityPrincipal(`arn:aws:iam::${Aws.ACCOUNT_ID}:oidc-provider/${issuer}`, {
      StringEquals: {
        [`${issuer}:aud`]: 'sts.amazonaws.com',
        [`${issuer}:sub`]: `repo:${repository}:environment:${previewEnvironment}`,
      },
    }),
    maxSessionDuration: Duration.hours(1),
  });
  role.addToPolicy(
    new PolicyStatement({
      actions: ['s3:PutObject', 's3:DeleteObject'],
      resources: [bucket.arnForObjects('pr-*/*')],
    }),
  );
  role.addToPolicy(
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': 'pr-*/' } },
    }),
  );
  const logicalId = Stack.of(scope).getLogicalId(bucket.node.defaultChild as CfnBucket);
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/pr-*/*]`]:
      'The prefixes of all requests, whose numbers nobody knows before; a session has one of them.',
  });
  return role;
};

type Props = NonNullable<Stage['previews']> & {
  stage: string;
  /** Headers of every answer of the site. */
  headers: Record<string, string>;
};

/**
 * The previews of pull requests: one bucket with a prefix for each, one distribution, and a function that chooses the
 * prefix by the host. There is no way from here to the forms' API, to the pages of the site or to its logs.
 * @returns the bucket, and the role of the workflow that uploads
 */
export const createPreviews = (scope: Construct, { stage, headers, domain, zone, repository }: Props) => {
  const own = new Construct(scope, 'Previews');
  const bucket = new Bucket(own, 'Files', {
    ...privateBucket,
    // A push uploads every file, so that only what nobody pushes to grows old.
    lifecycleRules: [{ id: 'previews', expiration: Duration.days(previewDays) }],
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(bucket, {
    'AwsSolutions-S1': 'It holds public files for days, and no visitor comes to it.',
  });
  const uploader = createUploader(own, bucket, repository);

  const hostedZone = HostedZone.fromHostedZoneAttributes(own, 'Zone', {
    hostedZoneId: zone.id,
    zoneName: zone.name,
  });
  const behavior = {
    origin: bucketOrigin(bucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    // A minute at most, whatever a file says of itself: what was removed is gone then, pictures and scripts as well.
    cachePolicy: new CachePolicy(own, 'Cache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.minutes(1),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    responseHeadersPolicy: headersPolicy(own, { ...headers, 'x-robots-tag': 'noindex, nofollow' }),
    functionAssociations: [
      createEdgeFunction(own, 'Choose', FunctionEventType.VIEWER_REQUEST, previewCode(domain)),
    ],
  };
  const distribution = createNamedDistribution(own, {
    comment: `${stage} previews`,
    name: `*.${domain}`,
    zone: hostedZone,
    defaultBehavior: { ...behavior, allowedMethods: AllowedMethods.ALLOW_GET_HEAD },
    // Only that the function gets a form's post to answer; nothing behind it is ever asked.
    additionalBehaviors: { '/api/*': { ...behavior, allowedMethods: AllowedMethods.ALLOW_ALL } },
  });
  acknowledge(distribution, {
    'AwsSolutions-CFR1': 'Who reviews may sit anywhere.',
    'AwsSolutions-CFR2': 'There are files alone, and a firewall would cost more than all previews.',
    'AwsSolutions-CFR3': 'Nobody counts visits of previews.',
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'The function leads every request below a prefix, so that nobody can list the bucket through CloudFront.',
  });
  return { bucket, uploader };
};
