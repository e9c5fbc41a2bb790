import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AllowedMethods, CachePolicy, FunctionEventType } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { previewCode } from '../edge/code.ts';
import type { Stage } from '../stage/stage.ts';
import { acknowledge } from './acknowledge.ts';
import { createNamedDistribution } from './domains.ts';
import { bucketBehavior, privateBucket } from './private-bucket.ts';
import { createEdgeFunction } from './site/edge-function.ts';
import { headersPolicy } from './site/headers-policy.ts';
import { previewDays } from '../resource-names.ts';

/** Issuer of GitHub's OIDC tokens for workflows. */
const issuer = 'token.actions.githubusercontent.com';

/** GitHub environment whose jobs may upload previews; only the default branch may use it (handbook/previews.md). */
const previewEnvironment = 'previews';

/**
 * Creates the role that uploads and deletes previews: it may list, write and delete below their prefixes, but not
 * read files. Trusts the jobs of one environment of one repository: GitHub Docs, "OpenID Connect reference",
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
  const prefix = { StringLike: { 's3:prefix': 'pr-*/' } };
  for (const right of [
    { actions: ['s3:PutObject', 's3:DeleteObject'], resources: [bucket.arnForObjects('pr-*/*')] },
    { actions: ['s3:ListBucket'], resources: [bucket.bucketArn], conditions: prefix },
  ])
    role.addToPolicy(new PolicyStatement(right));
  const logicalId = Stack.of(scope).getLogicalId(bucket.node.defaultChild as CfnBucket);
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/pr-*/*]`]:
      'Pull-request numbers are not known in advance; the session policy restricts each job to its own prefix.',
  });
  return role;
};

type Props = NonNullable<Stage['previews']> & {
  stage: string;
  /** Response headers of the site. */
  headers: Record<string, string>;
};

/**
 * Creates the hosting of pull-request previews: one bucket with a prefix per preview, one distribution, and a
 * function that selects the prefix by host name. It has no access to the forms API, the site's pages or its logs.
 * @returns the bucket, and the role of the uploading workflow
 */
export const createPreviews = (scope: Construct, { stage, headers, domain, zone, repository }: Props) => {
  const own = new Construct(scope, 'Previews');
  const bucket = new Bucket(own, 'Files', {
    ...privateBucket,
    // Every push uploads all files again, so only abandoned previews expire.
    lifecycleRules: [{ id: 'previews', expiration: Duration.days(previewDays) }],
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(bucket, {
    'AwsSolutions-S1': 'It contains only public files, for a few days, and no visitor uses it.',
  });
  const uploader = createUploader(own, bucket, repository);

  const hostedZone = HostedZone.fromHostedZoneAttributes(own, 'Zone', {
    hostedZoneId: zone.id,
    zoneName: zone.name,
  });
  const behavior = {
    ...bucketBehavior(bucket),
    // Caches every file for at most a minute, whatever its own header says, so that removed files disappear.
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
    defaultBehavior: behavior,
    // Only needed so that CloudFront passes form posts to the function; they are never forwarded to an origin.
    additionalBehaviors: { '/api/*': { ...behavior, allowedMethods: AllowedMethods.ALLOW_ALL } },
  });
  acknowledge(distribution, {
    'AwsSolutions-CFR1': 'Reviewers may be in any country.',
    'AwsSolutions-CFR2': 'It serves only static files, and AWS WAF would cost more than all previews.',
    'AwsSolutions-CFR3': 'Visits of previews are not counted.',
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'The function adds a prefix to every request path, so the bucket cannot be listed through CloudFront.',
  });
  return { bucket, uploader };
};
