import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Harness } from './harness.ts';

/** Returns the bodies of the messages in the dead-letter queue. */
export const deadLetters = async ({ environment }: Harness): Promise<{ id?: unknown }[]> => {
  const client = new SQSClient({
    endpoint: environment.AWS_ENDPOINT_URL_SQS,
    region: environment.AWS_REGION,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: environment.DEAD_QUEUE_URL,
      MaxNumberOfMessages: 10,
      WaitTimeSeconds: 0,
      VisibilityTimeout: 1,
    }),
  );
  return Messages.map(({ Body = '' }) => JSON.parse(Body));
};
