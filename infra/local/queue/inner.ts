import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSqsServer } from 'local-aws-sqs';

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
export const startInner = async (visibilityTimeout: number, maxReceiveCount: number) => {
  const server = await createSqsServer({
    port: 0,
    hostname: '127.0.0.1',
    region: 'us-east-1',
    accountId: account,
    queues: queues(visibilityTimeout, maxReceiveCount),
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
};
