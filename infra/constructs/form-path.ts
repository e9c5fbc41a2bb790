import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { FormApi } from './api.ts';
import { Archive } from './archive.ts';
import { LeadFunction } from './lead-function.ts';
import { LeadQueue } from './lead-queue.ts';
import type { Mail } from './mail.ts';
import { acknowledge } from './acknowledge.ts';

type Props = {
  /** Folders of the two built functions. */
  bundles: { ingest: string; sender: string };
  /** Address from which the forms are sent, such as `https://www.example.com`. */
  origin: string;
  /** Secrets that the function takes from CloudFront, parted by a comma. */
  frontDoorSecrets: string;
  /** Namespace of the metrics that the functions write. */
  metrics: string;
  mail: Mail;
};

/** Three tries of three seconds, a second each to connect, and room for a cold start. */
const ingestTimeout = Duration.seconds(15);
/** Archive, look, two mails and mark, each at its slowest. */
const senderTimeout = Duration.seconds(60);

/** From the form to the mailbox: API, function, queue, function; archive and dead letters beside them. */
export class FormPath extends Construct {
  readonly api: FormApi;
  readonly ingest: LeadFunction;
  readonly sender: LeadFunction;
  readonly queue: LeadQueue;
  readonly archive: Archive;

  constructor(scope: Construct, id: string, { bundles, origin, frontDoorSecrets, metrics, mail }: Props) {
    super(scope, id);
    this.archive = new Archive(this, 'Archive');
    this.queue = new LeadQueue(this, 'Queue', senderTimeout);
    const { bucket } = this.archive;
    const { waiting } = this.queue;

    this.ingest = new LeadFunction(this, 'Ingest', {
      bundle: bundles.ingest,
      timeout: ingestTimeout,
      environment: {
        QUEUE_URL: waiting.queueUrl,
        FRONT_DOOR_SECRETS: frontDoorSecrets,
        ALLOWED_ORIGINS: origin,
        METRICS_NAMESPACE: metrics,
      },
      // The public function may put leads on the queue and nothing else.
      rights: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [waiting.queueArn] })],
    });
    this.api = new FormApi(this, 'Api', this.ingest.function);

    this.sender = new LeadFunction(this, 'Sender', {
      bundle: bundles.sender,
      timeout: senderTimeout,
      environment: {
        ARCHIVE_BUCKET: bucket.bucketName,
        MAIL_FROM: mail.from,
        MAIL_TO: mail.to.join(','),
        MAIL_CONFIGURATION_SET: mail.configurationSetName,
        METRICS_NAMESPACE: metrics,
      },
      rights: [
        new PolicyStatement({
          actions: ['s3:PutObject'],
          resources: [bucket.arnForObjects('leads/*'), bucket.arnForObjects('sent/*')],
        }),
        new PolicyStatement({ actions: ['s3:GetObject'], resources: [bucket.arnForObjects('sent/*')] }),
        // Without it S3 says 403 for a mark that is not there, and the function could not tell it from a fault.
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
        mail.right,
      ],
    });
    for (const prefix of ['leads', 'sent'])
      acknowledge(
        this.sender,
        `AwsSolutions-IAM5[Resource::<${this.archive.logicalId}.Arn>/${prefix}/*]`,
        'The objects of the archive are named by day and lead.',
      );
    // Five at once, so that a flood of leads neither meets the rate of SES nor uses up all functions of the account.
    // One lead at a time and no partial answers: what fails throws, and the alarm on errors sees it.
    this.sender.function.addEventSource(
      new SqsEventSource(waiting, { batchSize: 1, maxConcurrency: 5, reportBatchItemFailures: false }),
    );
  }
}
