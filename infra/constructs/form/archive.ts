import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Stage } from '../../stage/stage.ts';
import { privateBucket } from '../private-bucket.ts';

/**
 * Days for which leads are stored. Must match the claim `retention` in `_site.yaml`, which the privacy page shows.
 */
const retentionDays = 90;

/** Days, part of `retentionDays`, for which a replaced or deleted object version can be restored. */
const recoveryDays = 7;

/**
 * Creates the bucket that stores every lead, whether or not its mail was sent.
 * @param copy bucket that receives a copy of each lead
 * @returns the bucket and its name
 */
export const createArchiveBucket = (scope: Construct, copy: Stage['leadCopy']) => {
  const own = new Construct(scope, 'Archive');
  const copyArn = `arn:aws:s3:::${copy?.bucket}`;
  const bucket = new Bucket(own, 'Leads', {
    ...privateBucket,
    ...(copy && {
      replicationRules: [
        {
          destination: Bucket.fromBucketAttributes(own, 'Copy', {
            bucketArn: copyArn,
            ...(copy.account && { account: copy.account }),
          }),
          // `leads forget` also hides the copy of a lead.
          deleteMarkerReplication: true,
          // The other account owns its copies.
          accessControlTransition: copy.account !== undefined,
        },
      ],
    }),
    // Leads outlive the stack. Only a failed creation deletes the bucket, which is still empty then.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    versioned: true,
    // Deletes leads after `retentionDays`. In a versioned bucket the first rule only adds a delete marker, and the
    // second one removes noncurrent versions (S3 user guide, "Expiring objects",
    // lifecycle-expire-general-considerations.html). With a shorter retention, requests could be deleted before they
    // are answered.
    lifecycleRules: [
      {
        expiration: Duration.days(retentionDays - recoveryDays),
        noncurrentVersionExpiration: Duration.days(recoveryDays),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
  });
  // Nobody may overwrite a lead, not even the sender: every write must be conditional on the key not existing (S3
  // user guide, "Enforce conditional writes on Amazon S3 buckets", conditional-writes-enforce.html).
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'LeadsAreWrittenOnce',
      effect: Effect.DENY,
      principals: [new StarPrincipal()],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects('leads/*')],
      conditions: { Null: { 's3:if-none-match': 'true' } },
    }),
  );
  const logicalId = bucket.stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
  const copies = 'Replication copies every object.';
  acknowledge(bucket, {
    ...(copy && {
      [`AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/*]`]: copies,
      [`AwsSolutions-IAM5[Resource::${copyArn}/*]`]: copies,
    }),
    'AwsSolutions-S1':
      'Only one function writes to it, and only principals of the account read it; a log would need another bucket.',
  });
  return { bucket, logicalId };
};
