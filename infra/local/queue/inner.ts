import { createRequestHandler } from 'local-aws-sqs';
import { serve } from '../http.ts';

/** Account in the addresses of the queues. */
export const account = '000000000000';

const fortnight = 14 * 24 * 60 * 60;

/** The queue of leads and the queue of those that could not be sent. */
const queues = (visibilityTimeout: number, maxReceiveCount: number) => {
  const fifo = { FifoQueue: true, DeduplicationScope: 'messageGroup' } as const;
  const deadLetterTargetArn = `arn:aws:sqs:us-east-1:${account}:leads-dlq.fifo`;
  return [
    { QueueName: 'leads-dlq.fifo', Attributes: { ...fifo, MessageRetentionPeriod: fortnight } },
    {
      QueueName: 'leads.fifo',
      Attributes: {
        ...fifo,
        VisibilityTimeout: visibilityTimeout,
        RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount }),
      },
    },
  ];
};

/** The package that keeps the queues and speaks the protocol, on a port of its own. */
export const startInner = (visibilityTimeout: number, maxReceiveCount: number) => {
  const { requestHandler } = createRequestHandler({
    port: 0,
    hostname: '127.0.0.1',
    region: 'us-east-1',
    accountId: account,
    queues: queues(visibilityTimeout, maxReceiveCount),
  });
  return serve(requestHandler);
};
