import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { Backend } from '../../infra/local/backend.ts';

const counts = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;

/** Opens the queues of a backend. */
export const openQueues = ({ environment }: Backend) => {
  const client = new SQSClient({
    endpoint: environment.AWS_ENDPOINT_URL_SQS,
    region: environment.AWS_REGION,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    // Faults affect this client too.
    maxAttempts: 10,
    requestHandler: { requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  const soon = () => ({ abortSignal: AbortSignal.timeout(5000) });
  const dead = environment.DEAD_QUEUE_URL;
  return {
    /** Returns the number of leads that are queued or being mailed. */
    size: async (): Promise<number> => {
      const command = new GetQueueAttributesCommand({
        QueueUrl: environment.QUEUE_URL,
        AttributeNames: [...counts],
      });
      const { Attributes } = await client.send(command, soon());
      // An empty response does not mean that the queue is empty.
      if (!Attributes) throw new Error('SQS returned an empty response');
      return counts.reduce((sum, name) => sum + Number(Attributes[name]), 0);
    },
    /** Removes some messages from the dead-letter queue. @returns their ids; empty if there are no more */
    takeDead: async (): Promise<string[]> => {
      const command = new ReceiveMessageCommand({
        QueueUrl: dead,
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 0,
        VisibilityTimeout: 600,
      });
      const { Messages = [] } = await client.send(command, soon());
      for (const { ReceiptHandle } of Messages)
        await client.send(new DeleteMessageCommand({ QueueUrl: dead, ReceiptHandle }), soon());
      return Messages.map(({ Body = '{}' }) => (JSON.parse(Body) as { id: string }).id);
    },
    close: () => client.destroy(),
  };
};
