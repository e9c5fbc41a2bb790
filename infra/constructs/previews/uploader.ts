import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** What GitHub calls itself when it proves to AWS who runs a workflow. */
const issuer = 'token.actions.githubusercontent.com';

/** The environment of GitHub whose jobs may upload previews; only the default branch may use it (handbook/previews.md). */
const previewEnvironment = 'previews';

/**
 * The role that uploads and removes previews: it may list, write and delete below their prefixes, and nothing else. It
 * cannot read a file. Trusted are the jobs of one environment of one repository: GitHub Docs, "OpenID Connect reference",
 * https://docs.github.com/en/actions/reference/security/oidc
 */
export const createUploader = (scope: Construct, bucket: Bucket, repository: string): Role => {
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
