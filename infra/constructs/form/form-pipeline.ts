import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { createFormApi } from './api.ts';
import { createArchiveBucket } from './archive.ts';
import { createLeadFunction } from './lead-function.ts';
import type { FrontDoor } from './front-door.ts';
import type { Stage } from '../../stage/stage.ts';
import type { MailResources } from '../mail.ts';
import { acknowledge } from '../acknowledge.ts';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';

/** Delivery attempts before a lead goes to the dead-letter queue: 10 × 6 minutes, about an hour. */
const maxAttempts = 10;

/**
 * Creates the queue of leads to be mailed, and its dead-letter queue.
 * @param retryAfter visibility timeout: time until a failed lead is delivered again; must exceed the function's
 * timeout
 */
const createLeadQueue = (scope: Construct, retryAfter: Duration) => {
  const own = new Construct(scope, 'Queue');
  const safe = {
    fifo: true,
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // The maximum of SQS. The queue deletes older leads.
    retentionPeriod: Duration.days(14),
    // Replacing or deleting a queue would delete its leads; a retained queue can still be redriven. Only a failed
    // creation deletes its queues (RetainExceptOnCreate): CloudFormation User Guide, "DeletionPolicy attribute",
    // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-attribute-deletionpolicy.html
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  };
  const dead = new Queue(own, 'Dead', safe);
  const waiting = new Queue(own, 'Waiting', {
    ...safe,
    visibilityTimeout: retryAfter,
    deadLetterQueue: { queue: dead, maxReceiveCount: maxAttempts },
  });
  return { waiting, dead };
};

type Props = {
  /** Folders of the two built functions. */
  bundles: { ingest: string; sender: string };
  /** Origins of the pages with the forms, such as `https://www.example.com`; first that of the stage. */
  origins: string[];
  frontDoor: FrontDoor;
  /** Metrics namespace of the functions. */
  metrics: string;
  mail: MailResources;
  /** Requests from one IP address in five minutes. */
  formsPerAddress: number;
  /** Where leads are copied. */
  copy: Stage['leadCopy'];
};

/** Time-out of ingest: the deadline of a call to the queue (lambda/aws/clients.ts) plus a cold start. */
const ingestTimeout = Duration.seconds(15);
/**
 * Time-out of the sender: the deadlines of six calls to the archive and two mails (lambda/aws/clients.ts), plus half of
 * that.
 */
const senderTimeout = Duration.seconds(60);

/** Key prefixes that the sender writes to. */
const prefixes = ['leads', 'claims', 'sent'];

/** Time after which the queue delivers a failed lead again: six times the sender's timeout. */
export const retryAfter = Duration.seconds(6 * senderTimeout.toSeconds());

/**
 * Creates the path of a lead from form to mailbox: API, ingest function, queue and sender function, with archive and
 * dead-letter queue.
 */
export const createFormPipeline = (
  scope: Construct,
  { bundles, origins, frontDoor, metrics, mail, formsPerAddress, copy }: Props,
) => {
  const own = new Construct(scope, 'Form');
  const archive = createArchiveBucket(own, copy);
  const queue = createLeadQueue(own, retryAfter);
  const { bucket } = archive;
  const { waiting } = queue;

  const ingest = createLeadFunction(own, 'Ingest', {
    bundle: bundles.ingest,
    timeout: ingestTimeout,
    environment: {
      QUEUE_URL: waiting.queueUrl,
      FRONT_DOOR_SECRETS: frontDoor.accepted,
      ADDRESS_LIMIT: String(formsPerAddress),
      ALLOWED_ORIGINS: origins.join(','),
      METRICS_NAMESPACE: metrics,
    },
    // The public function may only send messages to the queue.
    rights: [{ actions: ['sqs:SendMessage'], resources: [waiting.queueArn] }],
  });
  const api = createFormApi(own, ingest.function, frontDoor.apiKeys);

  const sender = createLeadFunction(own, 'Sender', {
    bundle: bundles.sender,
    timeout: senderTimeout,
    environment: {
      ARCHIVE_BUCKET: bucket.bucketName,
      ...mail.environment,
      METRICS_NAMESPACE: metrics,
    },
    rights: [
      { actions: ['s3:PutObject'], resources: prefixes.map((prefix) => bucket.arnForObjects(`${prefix}/*`)) },
      // Conditional writes of a claim and reading a marker both require `s3:GetObject`.
      {
        actions: ['s3:GetObject'],
        resources: ['claims/*', 'sent/*'].map((key) => bucket.arnForObjects(key)),
      },
      // Without `s3:ListBucket`, S3 returns 403 instead of 404 for a missing marker, which cannot be distinguished
      // from an error.
      { actions: ['s3:ListBucket'], resources: [bucket.bucketArn] },
      mail.right,
    ],
  });
  for (const prefix of prefixes)
    acknowledge(sender.construct, {
      [`AwsSolutions-IAM5[Resource::<${archive.logicalId}.Arn>/${prefix}/*]`]:
        'Object keys contain the day and the id of the lead.',
    });
  // At most five concurrent invocations, so that a flood of leads exceeds neither the SES rate nor the account's
  // concurrency. One lead per invocation and no partial batch responses: failures throw, so the error alarm sees
  // them.
  sender.function.addEventSource(
    new SqsEventSource(waiting, { batchSize: 1, maxConcurrency: 5, reportBatchItemFailures: false }),
  );
  return { api, ingest, sender, queue, archive };
};
export type FormPipeline = ReturnType<typeof createFormPipeline>;
