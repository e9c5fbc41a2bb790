import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type CfnBucket,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** Days for which leads are kept. The privacy page says so: the claim `retention` of the site document. */
export const retentionDays = 90;

/** Where every lead is kept, whatever becomes of its mail. */
export class Archive extends Construct {
  readonly bucket: Bucket;
  /** Its name in the template. */
  readonly logicalId: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Leads', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      // Leads outlive the stack: with DESTROY a deleted stack would take them along.
      removalPolicy: RemovalPolicy.RETAIN,
      // Deletes leads. A shorter time loses requests that nobody has answered yet.
      lifecycleRules: [
        { expiration: Duration.days(retentionDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.logicalId = this.bucket.stack.getLogicalId(this.bucket.node.defaultChild as CfnBucket);
    acknowledge(
      this.bucket,
      'AwsSolutions-S1',
      'One function writes it and people with rights of the account read it; a log would need a bucket of its own.',
    );
  }
}
