import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { privateBucket } from '../private-bucket.ts';

/** Days for which leads are kept. The privacy page says so: the claim `retention` of the site document. */
const retentionDays = 90;

/** Days of these for which a version that was replaced or deleted is still there, for whoever deleted too much. */
const recoveryDays = 7;

/** Where every lead is kept, whatever becomes of its mail: the bucket, and its name in the template. */
export const createArchiveBucket = (scope: Construct) => {
  const own = new Construct(scope, 'Archive');
  const bucket = new Bucket(own, 'Leads', {
    ...privateBucket,
    // Leads outlive the stack. Only a creation that fails takes its bucket back, which nobody has written to yet.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    versioned: true,
    // Deletes leads. A shorter time loses requests that nobody has answered yet. In a versioned bucket the first rule
    // only hides an object, and the second removes what is hidden (S3 user guide, "Expiring objects",
    // lifecycle-expire-general-considerations.html): together they keep nothing for longer.
    lifecycleRules: [
      {
        expiration: Duration.days(retentionDays - recoveryDays),
        noncurrentVersionExpiration: Duration.days(recoveryDays),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
  });
  // Nobody replaces a lead, the sender least of all: a write has to say that there must be none under this key (S3
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
  acknowledge(bucket, {
    'AwsSolutions-S1':
      'One function writes it and people with rights of the account read it; a log would need a bucket of its own.',
  });
  return { bucket, logicalId: bucket.stack.getLogicalId(bucket.node.defaultChild as CfnBucket) };
};
