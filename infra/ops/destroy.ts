import { S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsClient } from '../aws-client.ts';
import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { Outputs } from '../outputs.ts';
import { stackName } from '../resource-names.ts';
import type { NamedStage } from '../stage/stage.ts';
import { deleteWatchStack } from './watch-stack.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import { requireOutputs } from '../stack/stack.ts';
import { removeNameRecords } from '../dns/name-records.ts';
import { runStep } from '../terminal/step.ts';
import { runCdk, synth } from '../template/cdk.ts';

/** Returns the approximate number of messages in a queue, including those in flight. */
const countMessages = async (QueueUrl: string): Promise<number> => {
  const { Attributes } = await awsClient(SQSClient).send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  if (!Attributes) throw new Error('SQS did not return the number of messages in the queue.');
  return Object.values(Attributes).reduce((sum, value) => sum + Number(value), 0);
};

/**
 * Throws if a stage is live or holds leads.
 * @throws CommandError that says where the leads are and how to export them
 */
export const assertHoldsNoLeads = (stage: NamedStage, outputs: Outputs): Promise<void> =>
  runStep('Checking for leads', async () => {
    if (stage.live)
      throw new CommandError(
        `The stage "${stage.name}" is live and was not changed. Set live: false in the stage file and deploy that first.`,
      );
    const archived = await createS3Store(awsClient(S3Client), outputs.archive).list('leads/');
    const counts = {
      archive: archived.size,
      queue: await countMessages(outputs.waiting),
      'dead letters': await countMessages(outputs.dead),
    };
    const found = Object.entries(counts).flatMap(([place, count]) => (count > 0 ? [place] : []));
    if (found.length > 0)
      throw new CommandError(
        `The stage "${stage.name}" holds leads (${found.join(', ')}) and was not changed. Export and delete them, or wait until they expire; see infra/handbook/leads.md.`,
      );
  });

type Options = { stage: NamedStage; prepare: () => Promise<ReleaseInputs>; yes: boolean };

/**
 * Deletes a stage that holds no leads. The empty archive and the empty queues are retained.
 * @throws CommandError if it is live or holds leads
 */
export const destroy = async ({ stage, prepare, yes }: Options): Promise<void> => {
  const outputs = await requireOutputs(stage);
  await assertHoldsNoLeads(stage, outputs);
  if (!yes)
    await confirmOrThrow(`Delete "${stage.name}", https://${stage.domain} and its pages?`, stage.name);

  await synth({ stage, ...(await prepare()), deployed: '' });
  await runStep('Deleting the monitoring stack', () => deleteWatchStack(stage));
  await runStep('Removing the DNS records', () => removeNameRecords(stage, outputs));
  await runStep('Removing the pages', async (print) => {
    for (const bucket of [outputs.pages, outputs.previewBucket ?? [], outputs.studioBucket ?? []].flat()) {
      const store = createS3Store(awsClient(S3Client), bucket);
      const versions = await store.versions('');
      await forEachConcurrent(versions, ({ key, id }) => store.remove(key, id));
      print(`${versions.length} versions of objects`);
    }
  });
  await runStep(`Deleting the stack ${stackName(stage)}`, () =>
    runCdk('destroy', stackName(stage), '--force'),
  );
  console.log(
    `\nDeleted. The empty bucket ${outputs.archive} and the empty queues are retained; delete them by hand.`,
  );
};
