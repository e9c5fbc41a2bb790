import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Backend } from '../infra/local/backend.ts';

/** Takes what is in the dead letters and puts their ids into the set. */
export const collectDead = async ({ environment }: Backend, dead: Set<string>): Promise<void> => {
  const client = new SQSClient({
    endpoint: environment.AWS_ENDPOINT_URL_SQS,
    region: environment.AWS_REGION,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 10,
  });
  const QueueUrl = environment.DEAD_QUEUE_URL;
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: 10,
      WaitTimeSeconds: 0,
      VisibilityTimeout: 600,
    }),
  );
  for (const { Body = '{}', ReceiptHandle } of Messages) {
    dead.add((JSON.parse(Body) as { id: string }).id);
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  }
  client.destroy();
};
