import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { createFormApi } from './api.ts';
import { addressLimit } from '../site/firewall.ts';
import { createArchiveBucket } from './archive.ts';
import { createLeadFunction } from './lead-function.ts';
import type { FrontDoor } from './front-door.ts';
import type { MailResources } from '../mail.ts';
import { acknowledge } from '../acknowledge.ts';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';

/** How often a lead is tried before a person has to look: with the pause below for an hour. */
const tries = 10;

/**
 * The queue in which leads wait for their mail, and the one for those that could not be mailed.
 * @param retryAfter when a lead is handed out again whose try has failed; no sooner than the function may take
 */
const createLeadQueue = (scope: Construct, retryAfter: Duration) => {
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

type Props = {
  /** Folders of the two built functions. */
  bundles: { ingest: string; sender: string };
  /** Address from which the forms are sent, such as `https://www.example.com`. */
  origin: string;
  frontDoor: FrontDoor;
  /** Namespace of the metrics that the functions write. */
  metrics: string;
  mail: MailResources;
};

/** The deadline of a call to the queue (lambda/aws/clients.ts), and room for a cold start. */
const ingestTimeout = Duration.seconds(15);
/** Six calls to the archive and two mails, each at its deadline (lambda/aws/clients.ts), and half as much again. */
const senderTimeout = Duration.seconds(60);

/** What the sender writes to the archive. */
const prefixes = ['leads', 'claims', 'sent'];

/** After how long the queue hands out a lead again whose try has failed: six times the sender's time. */
export const retryAfter = Duration.seconds(6 * senderTimeout.toSeconds());

/** From the form to the mailbox: API, function, queue, function; archive and dead letters beside them. */
export const createFormPipeline = (
  scope: Construct,
  { bundles, origin, frontDoor, metrics, mail }: Props,
) => {
  const own = new Construct(scope, 'Form');
  const archive = createArchiveBucket(own);
  const queue = createLeadQueue(own, retryAfter);
  const { bucket } = archive;
  const { waiting } = queue;

  const ingest = createLeadFunction(own, 'Ingest', {
    bundle: bundles.ingest,
    timeout: ingestTimeout,
    environment: {
      QUEUE_URL: waiting.queueUrl,
      FRONT_DOOR_SECRETS: frontDoor.accepted,
      ADDRESS_LIMIT: String(addressLimit),
      ALLOWED_ORIGINS: origin,
      METRICS_NAMESPACE: metrics,
    },
    // The public function may put leads on the queue and nothing else.
    rights: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [waiting.queueArn] })],
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
      new PolicyStatement({
        actions: ['s3:PutObject'],
        resources: prefixes.map((prefix) => bucket.arnForObjects(`${prefix}/*`)),
      }),
      // To write a claim only while it is the same takes the right to read it, as does to look for a mark.
      new PolicyStatement({
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('claims/*'), bucket.arnForObjects('sent/*')],
      }),
      // Without it S3 says 403 for a mark that is not there, and the function could not tell it from a fault.
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
      mail.right,
    ],
  });
  for (const prefix of prefixes)
    acknowledge(sender.construct, {
      [`AwsSolutions-IAM5[Resource::<${archive.logicalId}.Arn>/${prefix}/*]`]:
        'The objects of the archive are named by day and lead.',
    });
  // Five at once, so that a flood of leads neither meets the rate of SES nor uses up all functions of the account.
  // One lead at a time and no partial answers: what fails throws, and the alarm on errors sees it.
  sender.function.addEventSource(
    new SqsEventSource(waiting, { batchSize: 1, maxConcurrency: 5, reportBatchItemFailures: false }),
  );
  return { api, ingest, sender, queue, archive };
};
export type FormPipeline = ReturnType<typeof createFormPipeline>;
