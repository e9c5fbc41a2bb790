import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** How often a lead is tried before a person has to look: with the pause below for an hour. */
const tries = 10;

/**
 * The queue in which leads wait for their mail, and the one for those that could not be mailed.
 * @param retryAfter when a lead is handed out again whose try has failed; no sooner than the function may take
 */
export const createLeadQueue = (scope: Construct, retryAfter: Duration) => {
  const own = new Construct(scope, 'Queue');
  const safe = {
    fifo: true,
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // The longest there is. Leads that are older are lost.
    retentionPeriod: Duration.days(14),
    // A queue that is replaced or deleted takes its leads along; one that stays can still be redriven. Only a
    // creation that fails takes its queues back (RetainExceptOnCreate): CloudFormation User Guide, "DeletionPolicy
    // attribute", https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-attribute-deletionpolicy.html
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  };
  const dead = new Queue(own, 'Dead', safe);
  const waiting = new Queue(own, 'Waiting', {
    ...safe,
    visibilityTimeout: retryAfter,
    deadLetterQueue: { queue: dead, maxReceiveCount: tries },
  });
  return { waiting, dead };
};
