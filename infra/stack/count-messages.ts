import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsClient } from '../aws-client.ts';

/** Returns the approximate number of messages in a queue, including those in flight. */
export const countMessages = async (QueueUrl: string): Promise<number> => {
  const { Attributes } = await awsClient(SQSClient).send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  if (!Attributes) throw new Error('SQS did not return the number of messages in the queue.');
  return Object.values(Attributes).reduce((sum, value) => sum + Number(value), 0);
};
