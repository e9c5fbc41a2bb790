import { AccessLevel } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  BlockPublicAccess,
  BucketEncryption,
  ObjectOwnership,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';

/** What every bucket is: encrypted, owned by the account alone, closed to the public and to what is not HTTPS. */
export const privateBucket: BucketProps = {
  encryption: BucketEncryption.S3_MANAGED,
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
};

/** The way of CloudFront to the files of a bucket. LIST makes a missing object a 404; without it S3 says 403. */
export const bucketOrigin = (bucket: IBucket) =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
