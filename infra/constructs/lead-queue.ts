import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** How often a lead is tried before a person has to look: with the pause below for an hour. */
const tries = 10;

/** The queue in which leads wait for their mail, and the one for those that could not be mailed. */
export class LeadQueue extends Construct {
  readonly waiting: Queue;
  readonly dead: Queue;

  /** @param senderTimeout how long the function behind the queue may take */
  constructor(scope: Construct, id: string, senderTimeout: Duration) {
    super(scope, id);
    const safe = {
      fifo: true,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // The longest there is. Leads that are older are lost.
      retentionPeriod: Duration.days(14),
      // A queue that is replaced or deleted takes its leads along; one that stays can still be redriven.
      removalPolicy: RemovalPolicy.RETAIN,
    };
    this.dead = new Queue(this, 'Dead', safe);
    this.waiting = new Queue(this, 'Waiting', {
      ...safe,
      // Six times the function's time, so that no lead is handed out twice while it is being mailed.
      visibilityTimeout: Duration.seconds(6 * senderTimeout.toSeconds()),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: tries },
    });
  }
}
